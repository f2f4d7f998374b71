import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FUNCTIONS } from '#codegen/expression/calls.ts';
import { keyRows, printKeyTable } from '#codegen/grammar/keyTable.ts';

const ROOT = join(import.meta.dirname, '../../..');
const rows = keyRows();

test('language 12: every key of the language is explained', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter(({ says }) => says.trim() === '').map(({ path }) => path)).toEqual([]);
});

/** Every key that the editor completes, wherever it stands. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, inner]: [string, unknown]) => {
    // A map of schemas: its keys are names, and no keywords.
    const isMap = keyword === 'properties' || keyword === '$defs';
    const schemas = isMap || Array.isArray(inner) ? Object.values(inner as object) : [inner];
    return [...(keyword === 'properties' ? Object.keys(inner as object) : []), ...schemas.flatMap(namesIn)];
  });
}

test('language 12: the table has every key that an editor completes', () => {
  const schema: unknown = JSON.parse(readFileSync(join(ROOT, 'codegen/meta/entity.schema.json'), 'utf8'));
  const told = new Set(rows.map(({ path }) => path.split('.').at(-1)!.replaceAll('[]', '')));
  const words = ['zh', 'en'];
  expect(namesIn(schema).filter((name) => !told.has(name) && !words.includes(name))).toEqual([]);
});

test('language 12: docs/schemas.md leads to the table, and names each key of an entity and each function', () => {
  const text = readFileSync(join(ROOT, 'docs/schemas.md'), 'utf8');
  expect(text).toContain('](../codegen/meta/keys.md)');
  const top = rows.map(({ path }) => path).filter((path) => path.startsWith('x-') && !/[.[]/.test(path));
  const ofField = rows.flatMap(({ path }) => /^properties\.<name>\.(x-[a-z]+)$/.exec(path)?.[1] ?? []);
  expect([...top, ...ofField].filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
  expect(FUNCTIONS.filter((name) => !text.includes(`${name}(`))).toEqual([]);
});

test('the table is printed as it stands', () => {
  const { path, text } = printKeyTable();
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text);
});
