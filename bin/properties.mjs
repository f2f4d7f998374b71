// npm run properties [cases]: the rules of schedule and layout, each asked of many random cases (tests that are named below).
import { install, run } from './setup.mjs';
import { installTools } from './tools.mjs';

const CASES = '10000';
const FILES = [
  'tests/core/schedule/oracle.test.ts',
  'tests/core/layout/edit/edit.test.ts',
  'tests/player/rendered.test.ts',
];

install();
installTools();

const cases = process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? CASES;
console.log(`\n— ${cases} cases of each property`);
const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'core', ...FILES];
const { code } = await run(words, { env: { SCHEDULE_RUNS: cases, LAYOUT_RUNS: cases } });
process.exit(code === 0 ? 0 : 1);
