import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const sources = globSync(
  '{agent,bench,bin,codegen,core,phone,player,resources,server,src,stage,tests,visit}/**/*.{ts,tsx,mjs}',
  {
    cwd: ROOT,
  },
);

/** Beginnings that say neither what something does nor what it is called. */
const RIDDLE = /^\s*\/\*\*\s+(?:What|Who|Where|How|So)\b/;

test('structure 11: a docstring begins with a verb or the term of a thing, not with a question', () => {
  const found = sources.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (RIDDLE.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
