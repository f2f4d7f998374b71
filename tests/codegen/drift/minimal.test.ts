import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { loadTexts } from '#codegen/load.ts';
import { loaded } from '#tests/support/cases/model.ts';

const folder = join(import.meta.dirname, '../../../generated');

/** Returns the generated files that a change of one text touches. */
async function touched(file: string, from: string, to: string): Promise<string[]> {
  const texts = new Map(loaded.files.map(({ path, text }) => [path, text]));
  const before = texts.get(file)!;
  expect(before.split(from)).toHaveLength(2);
  texts.set(file, before.replace(from, to));
  const [old, next] = [await generate(loaded), await generate(loadTexts(texts, loaded))];
  expect(next.problems).toEqual([]);
  const known = new Map(old.files.map(({ path, text }) => [path, text]));
  expect(next.files.map(({ path }) => path)).toEqual([...known.keys()]);
  return next.files.filter(({ path, text }) => known.get(path) !== text).map(({ path }) => path);
}

describe('a changed text', () => {
  it.each([
    ['Chinese name of a field', 'schemas/ad.yaml', 'zh: 广告名称', 'zh: 广告的名称', ['console/ads/words.gen.ts']],
    [
      'English name of a state',
      'schemas/ad.yaml',
      'en: Pending play,',
      'en: Waits to play,',
      ['console/ads/words.gen.ts', 'server/stateWords.gen.ts'],
    ],
    // The server says in both languages which rule was broken, and in which state a row is.
    [
      'English sentence of a rule',
      'schemas/ad.yaml',
      'en: Start must be',
      'en: The start must be',
      ['console/ads/words.gen.ts', 'model/rules.gen.ts'],
    ],
  ])('of the %s touches the words of its entity, and who says it', async (_, file, from, to, files) => {
    const found = await touched(file, from, to);
    // The diagram of the states under /docs has room for the words of both languages.
    expect(found.filter((path) => path !== 'server/ads.gen.ts')).toEqual(files);
  });
});

describe('a new field', () => {
  it('touches six files: its schema, words, types, facts, column and the API, and no view that does not show it', async () => {
    const named = '  name:      {type: string, minLength: 1, maxLength: 40,';
    const found = await touched(
      'schemas/device.yaml',
      named,
      `  note:      {type: string, maxLength: 100, x-label: {zh: 说明, en: Note}}\n${named}`,
    );
    expect(found).toEqual([
      'console/devices/words.gen.ts',
      'model/devices/meta.gen.ts',
      'model/devices/types.gen.ts',
      'openapi.gen.yaml',
      'server/devices.gen.ts',
    ]);
  });
});

describe('generated/ as a whole', () => {
  it('has at most 12 lines for each line of the schemas', () => {
    const linesIn = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;
    const sum = (pattern: string, cwd: string): number =>
      globSync(pattern, { cwd }).reduce((total, path) => total + linesIn(join(cwd, path)), 0);
    const printed = sum('**/*.gen.*', folder);
    expect(printed).toBeGreaterThan(1000);
    expect(printed / sum('**/*.yaml', join(folder, '../schemas'))).toBeLessThanOrEqual(12);
  });
});

/** Generated files with a cast or an `any`, each with the reason. */
const LOOSE: Readonly<Record<string, string>> = {
  'server/predicate.gen.ts': 'kysely names columns by a type that no column is checked against: codegen checks them',
};

describe('generated/', () => {
  it('has no cast and no any', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((path) => !path.endsWith('.d.ts'));
    expect(files.length).toBeGreaterThan(100);
    const loose = files.filter((path) => {
      // Texts and comments may say what they like; an import, an export and a mapped type may rename.
      const code = readFileSync(join(folder, path), 'utf8')
        .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g, "''")
        .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
        .replace(/(?:import|export \*) [^;]*;|\bin keyof \w+ as\b/g, '');
      return /\bas (?!const\b)|[:<,(|]\s*any\b/.test(code.replace(/>[^<>{}]*</g, '><'));
    });
    expect(loose.toSorted()).toEqual(Object.keys(LOOSE).toSorted());
  });
});
