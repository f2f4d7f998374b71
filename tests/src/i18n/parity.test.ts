import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import raEnglish from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { messages as generatedEnglish } from '#generated/console/messages.en_us.gen.ts';
import { messages as generatedChinese } from '#generated/console/messages.zh_cn.gen.ts';
import { widgetWords } from '#generated/console/widgets/words.gen.ts';
import { packageSentences } from '#resources/offline-packages/DownloadButton.tsx';
import { reportLinkSentences } from '#resources/parts/ReportLink.tsx';
import { appListSentences } from '#resources/pages/AppList.tsx';
import { plannedSentences } from '#resources/devices/overrides.tsx';
import { reviewSentences } from '#resources/corporations/overrides.tsx';
import { orderSentences } from '#resources/market-orders/PayPanel.tsx';
import { takeDownSentences } from '#resources/take-downs/Progress.tsx';
import { en_us as bootEnglish } from '#src/i18n/boot.en_us.ts';
import { zh_cn as bootChinese } from '#src/i18n/boot.zh_cn.ts';
import { en_us } from '#src/i18n/en_us.ts';
import { raChinese } from '#src/i18n/ra.zh_cn.ts';
import { raRestChinese } from '#src/i18n/raRest.zh_cn.ts';
import { zh_cn } from '#src/i18n/zh_cn.ts';
import { loadMessages } from '#src/messages.ts';
import { localSentences } from '#src/ui/fields/LocalTimeField.tsx';
import type { PageSentences } from '#src/ui/sentences.ts';
import { uiMessages as uiEnglish } from '#src/ui/messages.en_us.ts';
import { uiMessages as uiChinese } from '#src/ui/messages.zh_cn.ts';

/** Messages by their full key. */
function flat(catalogue: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') found.set(`${prefix}${key}`, value);
    else for (const [below, text] of flat(value as object, `${prefix}${key}.`)) found.set(below, text);
  }
  return found;
}

const keys = (catalogue: object): string[] => [...flat(catalogue).keys()].toSorted();
/** Chinese has one plural form; English has two, with keys of their own. */
const withoutForms = (list: string[]): string[] => [...new Set(list.map((key) => key.replace(/_(one|other)$/, '')))];
const placeholders = (text: string): string[] => [...new Set(text.match(/(?<=\{\{|%\{)\w+/g))].toSorted();

const isBoth = (value: unknown): value is PageSentences =>
  typeof value === 'object' && value !== null && 'en_us' in value && 'zh_cn' in value;

/** Messages that load with a page's script, not with the console's: every file of sentences that there is. */
const PAGES: [name: string, both: PageSentences][] = Object.entries({
  ...import.meta.glob<object>('../../../{resources,src}/**/*entences.ts', { eager: true }),
  '../../../generated/console/widgets': { widgetWords },
  // Those of one file alone stand in it.
  '../../../src/ui/fields': { localSentences },
  '../../../resources': {
    appListSentences,
    orderSentences,
    packageSentences,
    plannedSentences,
    reportLinkSentences,
    reviewSentences,
    takeDownSentences,
  },
}).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter(isBoth)
    .map((both): [string, PageSentences] => [path.replace('../../../', ''), both]),
);

/** Both halves of react-admin's words, as the console joins them. */
const joined = (...parts: object[]): object =>
  Object.fromEntries(
    Object.entries(
      Object.groupBy(
        parts.flatMap((part) => Object.entries(part)),
        ([key]) => key,
      ),
    ).map(([key, all]) => {
      const values = all!.map(([, value]) => value as object | string);
      return [key, typeof values[0] === 'string' ? values[0] : joined(...(values as object[]))];
    }),
  );

const CATALOGUES: [name: string, chinese: object, english: object][] = [
  ['react-admin', joined(raChinese, raRestChinese), raEnglish],
  ['the console', zh_cn, en_us],
  ['login', bootChinese, bootEnglish],
  ['the views', uiChinese, uiEnglish],
  ['the schemas', generatedChinese, generatedEnglish],
  ...PAGES.map(([name, { zh_cn: own, en_us: other }]): [string, object, object] => [name, own, other]),
];

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
