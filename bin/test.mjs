// npm test: installs what is missing, runs every test, and ends with one line that adds them up.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install, root, run } from './setup.mjs';
import { browser, installTools, postgres } from './tools.mjs';

install();
installTools();
await build();

const reports = join(root, 'node_modules', '.cache', 'vitrine', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const hasPostgres = Boolean(postgres() || process.env['TEST_DATABASE_URL']);
const SUITES = [
  { name: 'unit, console and server on SQLite', projects: ['core', 'console', 'sqlite'] },
  { name: 'server on PostgreSQL', projects: ['postgres'], missing: hasPostgres ? null : 'PostgreSQL' },
  { name: 'end to end in a browser', projects: ['e2e'], missing: browser() ? null : 'a browser (chromium)' },
];

const sum = { passed: 0, failed: 0, skipped: 0 };
const skipped = [];
const failures = [];

function add(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const suite of report.testResults) {
    const at = suite.name.replace(`${root}/`, '');
    if (suite.status === 'failed' && suite.assertionResults.length === 0) {
      sum.failed += 1;
      failures.push(`${at}: ${suite.message || 'could not be loaded'}`);
    }
    for (const test of suite.assertionResults) {
      if (test.status === 'passed') sum.passed += 1;
      else if (test.status === 'failed') {
        sum.failed += 1;
        failures.push(`${at}: ${test.fullName}`);
      } else {
        sum.skipped += 1;
        skipped.push(`${at}: ${test.fullName}`);
      }
    }
  }
}

let crashed = false;
for (const [index, suite] of SUITES.entries()) {
  if (suite.missing) {
    sum.skipped += 1;
    skipped.push(`${suite.name}: ${suite.missing} is not installed`);
    continue;
  }
  console.log(`\n— ${suite.name}`);
  const file = join(reports, `${index}.json`);
  const projects = suite.projects.flatMap((name) => ['--project', name]);
  const { code } = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env: { NO_COLOR: '1' } },
  );
  const before = sum.failed;
  try {
    add(file);
  } catch (error) {
    crashed = true;
    failures.push(`${suite.name}: the runner left no report (${error.message})`);
  }
  // An unhandled error fails the run without failing a test.
  if (code !== 0 && sum.failed === before && !crashed) {
    crashed = true;
    failures.push(`${suite.name}: the runner ended with code ${code}`);
  }
}

if (crashed) sum.failed += 1;
if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map((line) => `  ${line}`).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
