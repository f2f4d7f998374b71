// npm run check: everything that can be said without running the product, side by side.
import { install, run } from './setup.mjs';

install();

/** Go's garbage collector waits until four times as much lies about: a tenth less of the processor, for as much memory. */
const GO = { GOGC: '400' };

/** The longest first. @type {[name: string, args: string[], hint: string, env?: Record<string, string>][]} */
const CHECKS = [
  // One program for both: the linter asks the compiler about most types anyhow.
  [
    'types and lint',
    ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings', '.'],
    'Mend the types, and what the linter says.',
    GO,
  ],
  [
    'imports',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      'codegen',
      'core',
      'generated',
      'player',
      'agent',
      'resources',
      'server',
      'src',
      'stage',
    ],
    'Each rule says why; docs/architecture.md has the table.',
  ],
  ['dead code', ['node_modules/knip/bin/knip.js'], 'Remove what nothing uses.'],
  ['codegen', ['codegen/cli.ts', '--check'], 'Run: npm run codegen'],
  [
    'sizes',
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'core', 'tests/sizes.test.ts', '--reporter', 'dot'],
    'Files stay small: what are the two things in it?',
  ],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.'], 'Run: npm run format'],
];

const started = Date.now();
const only = process.argv.slice(2);
const wanted = CHECKS.filter(([name]) => only.length === 0 || only.includes(name));
const failed = [];

// Two at a time: that is how many cores the smallest machine has.
const queue = [...wanted];
async function worker() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, args, hint, env] = next;
    const began = Date.now();
    const { code, output } = await run(args, { quiet: true, env });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (code === 0) {
      // A view that was ejected may stand behind its schema: that is told, and fails nothing.
      for (const line of output.split('\n')) if (/ ejected, .* behind: /.test(line)) console.log(`       ${line}`);
      continue;
    }
    failed.push(name);
    console.log(`${output.trim()}\n${hint}\n`);
  }
}
await Promise.all([worker(), worker()]);

console.log(
  failed.length === 0
    ? `All ${wanted.length} checks passed in ${((Date.now() - started) / 1000).toFixed(0)} s.`
    : `Failed: ${failed.join(', ')}`,
);
process.exit(failed.length === 0 ? 0 : 1);
