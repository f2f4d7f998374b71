import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '#src/messages.ts';
import { CATALOGUES, flat, PAGES } from './catalogues.ts';

const keys = (catalogue: object): string[] => [...flat(catalogue).keys()].toSorted();
/** Chinese has one plural form; English has two, with keys of their own. */
const withoutForms = (list: string[]): string[] => [...new Set(list.map((key) => key.replace(/_(one|other)$/, '')))];
const placeholders = (text: string): string[] => [...new Set(text.match(/(?<=\{\{|%\{)\w+/g))].toSorted();

describe.each(CATALOGUES)('the sentences of %s', (_, chinese, english) => {
  test('are there in both languages, key by key [UI-04]', () => {
    expect(withoutForms(keys(chinese))).toEqual(withoutForms(keys(english)));
  });

  test('are never empty [UI-04]', () => {
    const empty = [...flat(chinese), ...flat(english)].filter(
      ([key, text]) => text === '' || (text.trim() === '' && !/(boolean\.null|\.between)$/.test(key)),
    );
    expect(empty).toEqual([]);
  });

  test('name in Chinese nothing that English does not give [UI-04]', () => {
    const given = flat(english);
    const odd = [...flat(chinese)].filter(
      ([key, text]) =>
        given.has(key) && placeholders(text).some((name) => !placeholders(given.get(key)!).includes(name)),
    );
    expect(odd).toEqual([]);
  });

  test('have the plain apostrophe in English: Chinese fonts draw the other as wide as a character [UI-04]', () => {
    expect([...flat(english)].filter(([, text]) => /\w\u2019/.test(text))).toEqual([]);
  });

  test('are Chinese in Chinese: no sentence was left in English [UI-04]', () => {
    const same = [...flat(english)].filter(
      ([key, text]) =>
        flat(chinese).get(key) === text && /[a-z]{4,}.* .*[a-z]{4,}/.test(text.replace(/(\{\{|%\{)\w+\}+/g, '')),
    );
    expect(same).toEqual([]);
  });
});

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));

/** Literal message keys in the code. Composed keys are covered by the tests of the views. */
const literalKeys = (text: string): string[] =>
  [...text.matchAll(/\b(?:translate|notify)\(\s*'([a-z]\w*(?:\.\w+)+)'/g)].map((match) => match[1]!);

test.each(['zh_cn', 'en_us'] as const)('every key that the code asks for is there in %s [UI-04]', async (language) => {
  const pages = PAGES.flatMap(([, both]) => keys(both[language]));
  const known = new Set(withoutForms([...keys(await loadMessages(language)), ...pages]));
  const asked = ['src', 'resources', 'generated/console'].flatMap(sources).flatMap(literalKeys);
  expect(asked.length).toBeGreaterThan(50);
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
});
