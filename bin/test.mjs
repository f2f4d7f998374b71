// npm test: installs what is missing, runs every test, prints what each suite took, and ends with one line that adds them up.
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

/** In a browser people's time counts: what is late on the screen has failed. All other suites yield to it. */
const withBrowser = { missing: browser() ? null : 'a browser (chromium)', yields: false };

/** Projects of vite.config.ts. `parts`: runs that a suite is cut into, so that both cores have work to the end. */
const SUITES = [
  { name: 'browser', project: 'e2e', parts: 4, ...withBrowser },
  { name: 'agent', project: 'agent', parts: 1, ...withBrowser },
  { name: 'console pages', project: 'console-pages', parts: 1 },
  { name: 'SQLite', project: 'sqlite', parts: 2 },
  { name: 'core', project: 'core', parts: 2 },
  { name: 'console', project: 'console', parts: 2 },
  { name: 'PostgreSQL', project: 'postgres', parts: 2, missing: hasPostgres ? null : 'PostgreSQL' },
].map((suite) => ({ yields: true, ...suite, tests: 0, seconds: 0 }));

const sum = { passed: 0, failed: 0, skipped: 0 };
const skipped = [];
const failures = [];
/** Seconds of each file, by suite and path. */
const files = [];
/** Files that are named with what they took. */
const SLOWEST = 15;

/** Counts the tests of a suite's report; returns how many there are, and how many failed. */
function add(file, suiteName) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const before = { ...sum };
  for (const suite of report.testResults) {
    const at = suite.name.replace(`${root}/`, '');
    files.push({ name: `${suiteName}: ${at}`, seconds: (suite.endTime - suite.startTime) / 1000 });
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
  const failed = sum.failed - before.failed;
  return { failed, tests: failed + sum.passed - before.passed + sum.skipped - before.skipped };
}

let crashed = false;

/** Runs one part of a suite in a process of its own, and prints its output once it has ended. */
async function runPart(suite, part) {
  const began = Date.now();
  const name = suite.parts > 1 ? `${suite.name} ${part}/${suite.parts}` : suite.name;
  const file = join(reports, `${suite.project}-${part}.json`);
  const { code, output } = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${suite.project}`,
      `--shard=${part}/${suite.parts}`,
      '--maxWorkers=1',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env: { NO_COLOR: '1' }, quiet: true, yields: suite.yields },
  );
  const seconds = (Date.now() - began) / 1000;
  suite.seconds += seconds;
  console.log(`\n— ${name} (${seconds.toFixed(0)} s)\n${output.trim()}`);
  try {
    const { tests, failed } = add(file, suite.name);
    suite.tests += tests;
    // An unhandled error fails the run without failing a test.
    if (code === 0 || failed > 0) return;
    failures.push(`${name}: the runner ended with code ${code}`);
  } catch (error) {
    failures.push(`${name}: the runner left no report (${error.message})`);
  }
  crashed = true;
}

for (const suite of SUITES.filter(({ missing }) => missing)) {
  sum.skipped += 1;
  skipped.push(`${suite.name}: ${suite.missing} is not installed`);
}

const queue = SUITES.filter(({ missing }) => !missing).flatMap((suite) =>
  Array.from({ length: suite.parts }, (_, index) => () => runPart(suite, index + 1)),
);
const began = Date.now();
async function lane(next) {
  for (let part = next(); part; part = next()) await part();
}
// Four at a time on two cores, each with one worker. A browser waits for half of its time for what people would see: two lanes
// begin with it, and two with what computes meanwhile.
const [fromFront, fromEnd] = [() => queue.shift(), () => queue.pop()];
await Promise.all([fromFront, fromFront, fromEnd, fromEnd].map(lane));

if (crashed) sum.failed += 1;
if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map((line) => `  ${line}`).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);

const row = (name, tests, seconds) => `${name.padEnd(20)}${tests.padStart(8)}${seconds.padStart(10)}`;
console.log(`\n${row('suite', 'tests', 'seconds')}`);
for (const { name, tests, seconds } of SUITES) console.log(row(name, String(tests), seconds.toFixed(0)));
console.log(row('all, four at a time', '', ((Date.now() - began) / 1000).toFixed(0)));
const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
console.log(
  `\nLongest files:\n${slowest.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${name}`).join('\n')}`,
);
console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
