import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '#codegen/yaml/document.ts';
import { plainText, readPlain } from '#codegen/yaml/events.ts';
import type { Path, YamlText } from '#codegen/yaml/text.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TEXTS = globSync(['schemas/*.yaml', 'tests/codegen/golden/*/*.yaml', 'tests/codegen/grammar/broken/*.yaml'], {
  cwd: ROOT,
}).map((path): [string, string] => [path, readFileSync(join(ROOT, path), 'utf8')]);

const pathsIn = (data: unknown, path: Path = []): Path[] =>
  typeof data !== 'object' || data === null
    ? [path]
    : [
        path,
        ...Object.entries(data).flatMap(([key, value]) =>
          pathsIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
        ),
      ];

/** Offsets of every path, and of two paths that do not exist: those give the offset of the nearest parent. */
const placesIn = ({ data, offsetOf, offsetInside }: YamlText) =>
  [...pathsIn(data), ['none'], ['properties', 'none', 'x-label']].map((path) => [
    path.join('.'),
    offsetOf(path, 'key'),
    offsetOf(path, 'value'),
    offsetInside(path, 0),
    offsetInside(path, 5),
  ]);

/** Reads as codegen does where another thread has read the text. */
function readEvents(text: string): YamlText | undefined {
  const plain = readPlain(text);
  return plain && plainText(text, structuredClone(plain));
}

const isOurs = ([path]: [string, string]): boolean => path.startsWith('schemas/');

/** Characters with a meaning in YAML. */
const SIGNS = [
  ': ',
  ' ',
  '\n',
  '\t',
  '- ',
  '#',
  '{',
  '}',
  '[',
  ']',
  ',',
  '"',
  "'",
  '|',
  '> ',
  '!',
  '%',
  '@',
  '`',
  '? ',
  '~',
];
const WORDS = [
  '0',
  '01',
  '0x1f',
  '1e3',
  '.5',
  '-0',
  'null',
  'True',
  'yes',
  '<<',
  '__proto__',
  '2026-01-01',
  '&a ',
  '*a',
  '中',
];

const change = fc.record({
  at: fc.nat(),
  dropped: fc.nat(3),
  put: fc.oneof(fc.constant(''), fc.constantFrom(...SIGNS), fc.constantFrom(...WORDS)),
});

/** Lines of a schema with a few characters replaced. */
const broken = fc
  .tuple(fc.constantFrom(...TEXTS), fc.nat(), fc.array(change, { minLength: 1, maxLength: 3 }))
  .map(([[, text], from, changes]) => {
    const lines = text.split('\n');
    const first = from % lines.length;
    let part = lines.slice(first, first + 8).join('\n');
    for (const { at, dropped, put } of changes) {
      const place = at % (part.length + 1);
      part = part.slice(0, place) + put + part.slice(place + dropped);
    }
    return part;
  });

describe('the quick reader', () => {
  it.each(TEXTS.filter(isOurs))('reads %s', (_path, text) => {
    expect(readEvents(text)).toBeDefined();
  });

  it.each(TEXTS)('finds in %s what the thorough one finds, at the same places', (_path, text) => {
    const [quick, thorough] = [readEvents(text), readDocument(text)];
    // Text that the quick reader leaves to the full one is read by that one alone.
    const found = quick ?? thorough;
    expect([found.data, found.faults]).toEqual([thorough.data, thorough.faults]);
    expect(placesIn(found)).toEqual(placesIn(thorough));
  });

  it('leaves an anchor that runs into a bracket to the thorough one', () => {
    expect(readEvents('a: &name{type: string}\nb: &other {type: string}')).toBeUndefined();
  });

  it('reads a broken text as the thorough one does, or leaves it to that', () => {
    let count = 0;
    fc.assert(
      fc.property(broken, (text) => {
        const quick = readEvents(text);
        if (quick === undefined) return;
        count += 1;
        const thorough = readDocument(text);
        expect([quick.data, quick.faults]).toEqual([thorough.data, thorough.faults]);
        expect(placesIn(quick)).toEqual(placesIn(thorough));
      }),
      { numRuns: 1000 },
    );
    expect(count).toBeGreaterThan(100);
  });
});
