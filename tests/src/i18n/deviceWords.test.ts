import { describe, expect, test } from 'vitest';
import { CATALOGUES, flat } from './catalogues.ts';

/** Keys of sentences, which may speak of what hangs in the street. */
const SENTENCES = /(?:^|\.)(?:help|errors|failed)(?:\.|$)/;

/** A name or a button: short, without the marks of a sentence. */
const isName = (key: string, text: string): boolean =>
  text.length <= 14 && !/[，。；：？！]|\{\{|%\{/.test(text) && !SENTENCES.test(key);

describe.each(CATALOGUES)('console 21: the words of %s', (_, chinese, english) => {
  test('never say terminal [UI-04]', () => {
    const said = [...flat(chinese), ...flat(english)].filter(([, text]) => /终端|\bterminals?\b/i.test(text));
    expect(said).toEqual([]);
  });

  test('name the record a device in both languages [UI-04]', () => {
    const given = flat(english);
    const odd = [...flat(chinese)]
      .filter(([key, text]) => isName(key, text) && text.includes('设备') && !text.includes('屏'))
      .flatMap(([key]) =>
        [given.get(key), given.get(`${key}_one`), given.get(`${key}_other`)].map((text) => ({ key, text })),
      )
      .filter(({ text }) => text !== undefined && /\bscreens?\b/i.test(text));
    expect(odd).toEqual([]);
  });
});
