import { describe, expect, test } from 'vitest';
import { isSameChoice, moved, readChoice, settle, standardChoice } from '#src/ui/list/columnOrder.ts';

const columns = (...sources: string[]) =>
  sources.map((source) => ({ source: source.replace('-', ''), hidden: source.startsWith('-') }));

/** Columns as they were when somebody chose, what they chose, the columns of today, and what is shown then. */
const CHANGES: [string, string[], { order: string[]; shown: string[] }, string[], string[]][] = [
  ['nothing', ['a', 'b', 'c'], { order: ['c', 'a', 'b'], shown: ['c', 'a'] }, ['a', 'b', 'c'], ['c', 'a']],
  ['a column came', ['a', 'b'], { order: ['b', 'a'], shown: ['b', 'a'] }, ['a', 'n', 'b'], ['b', 'a', 'n']],
  ['one came first', ['a', 'b'], { order: ['b', 'a'], shown: ['b', 'a'] }, ['n', 'a', 'b'], ['n', 'b', 'a']],
  ['a hidden one came', ['a', 'b'], { order: ['b', 'a'], shown: ['b', 'a'] }, ['a', '-n', 'b'], ['b', 'a']],
  [
    'two came in a row',
    ['a', 'b'],
    { order: ['b', 'a'], shown: ['b', 'a'] },
    ['a', 'n', 'm', 'b'],
    ['b', 'a', 'n', 'm'],
  ],
  ['a column went', ['a', 'b', 'c'], { order: ['c', 'a', 'b'], shown: ['c', 'b'] }, ['a', 'c'], ['c']],
  ['all that was shown went', ['a', 'b'], { order: ['b', 'a'], shown: ['b'] }, ['a', 'c'], ['c']],
  ['the only new one is hidden', ['a', 'b'], { order: ['b', 'a'], shown: ['b'] }, ['a', '-c'], ['a']],
  ['a hidden one is shown now', ['a', '-b'], { order: ['a', 'b'], shown: ['a'] }, ['a', 'b'], ['a']],
  [
    'the order of the schema',
    ['a', 'b', 'c'],
    { order: ['c', 'b', 'a'], shown: ['a', 'c'] },
    ['b', 'c', 'a'],
    ['c', 'a'],
  ],
];

describe('a choice of columns outlives a change of the schema [UI-01]', () => {
  test.each(CHANGES)('%s', (_what, _before, choice, now, shown) => {
    const { order, shown: found } = settle(columns(...now), choice);
    expect(order.filter((source) => found.includes(source))).toEqual(shown);
    expect(order.toSorted()).toEqual(
      columns(...now)
        .map(({ source }) => source)
        .toSorted(),
    );
  });

  test('whatever was stored is a choice or none', () => {
    expect([null, 'x', ['a'], { order: 'a', shown: [] }, { order: ['a'] }].map(readChoice)).toEqual(
      Array(5).fill(null),
    );
    expect(readChoice({ order: ['a', 1, 'b'], shown: ['a', null] })).toEqual({ order: ['a', 'b'], shown: ['a'] });
    expect(settle(columns('a', '-b'), null)).toEqual({ order: ['a', 'b'], shown: ['a'] });
  });

  test('a column is moved within the order, never out of it', () => {
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  });

  test('two choices are the same where they show the same', () => {
    const standard = standardChoice(columns('a', '-b'));
    expect(isSameChoice(standard, { order: ['a', 'b'], shown: ['a'] })).toBe(true);
    expect(isSameChoice(standard, { order: ['b', 'a'], shown: ['a'] })).toBe(false);
    expect(isSameChoice(standard, { order: ['a', 'b'], shown: ['b', 'a'] })).toBe(false);
  });
});
