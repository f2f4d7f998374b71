import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Files that may be longer than 400 lines, each with the reason. */
const EXCEPTIONS: Record<string, string> = {};

const lengths = globSync('{bin,codegen,core,stage,src,resources,server,player,bench}/**/*.{ts,tsx,mjs,css}', {
  cwd: ROOT,
})
  .filter((path) => !path.includes('.gen.'))
  .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 }))
  .toSorted((a, b) => a.lines - b.lines);

const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)]?.lines ?? 0;

test('half of the files have at most 60 lines', () => {
  expect(at(0.5)).toBeLessThanOrEqual(60);
});

test('nine files of ten have at most 200 lines', () => {
  expect(at(0.9)).toBeLessThanOrEqual(200);
});

test('no file has more than 400 lines', () => {
  expect(lengths.filter(({ path, lines }) => lines > 400 && !(path in EXCEPTIONS))).toEqual([]);
});

test('no room is called utils, helpers, common or misc', () => {
  expect(lengths.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(path))).toEqual([]);
});
