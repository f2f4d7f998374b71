// npm run races [rounds] [sqlite|postgres]: the tests of tests/server/races, many rounds of each on each engine.
import { install, run } from './setup.mjs';
import { installTools, postgres } from './tools.mjs';

const ROUNDS = '200';

install();
installTools();

const words = process.argv.slice(2);
const rounds = words.find((word) => /^\d+$/.test(word)) ?? ROUNDS;
const engines = ['sqlite', 'postgres'].filter(
  (engine) => !words.some((word) => /^[a-z]/.test(word) && word !== engine),
);
const hasPostgres = Boolean(postgres() || process.env['TEST_DATABASE_URL']);

let failed = engines.length === 0;
for (const engine of engines) {
  if (engine === 'postgres' && !hasPostgres) {
    console.log('\nPostgreSQL is not installed, and TEST_DATABASE_URL is not set: its races are not run.');
    failed = true;
    continue;
  }
  console.log(`\n— ${rounds} rounds of each race on ${engine}`);
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', engine, 'tests/server/races'];
  const { code } = await run(words, { env: { RACE_ROUNDS: rounds } });
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
