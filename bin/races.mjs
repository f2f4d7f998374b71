// npm run races [rounds] [sqlite|postgres]: every test that counts in rounds, many of them on each engine.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, run } from './setup.mjs';
import { installTools, postgres } from './tools.mjs';

const ROUNDS = '200';

install();
installTools();

const TESTS = join(import.meta.dirname, '../tests/server');
/** Tests that ask how many rounds there are to be, wherever they stand. */
const raced = readdirSync(TESTS, { recursive: true })
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => /RACE_ROUNDS|support\/races\.ts/.test(readFileSync(join(TESTS, path), 'utf8')))
  .map((path) => `tests/server/${path.replaceAll('\\', '/')}`);

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
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', engine, ...raced];
  const { code } = await run(words, { env: { RACE_ROUNDS: rounds } });
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
