import { expect, test } from 'vitest';
import { changedFields, isSame } from '#core/entity/same.ts';

test.each([
  [null, undefined, true],
  ['', null, false],
  [0, null, false],
  [1, '1', false],
  [[], {}, false],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: [{ b: null }] }, { a: [{}] }, true],
  ['{}', {}, false],
])('%j and %j are the same: %s [structure 9]', (one, other, is) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([is, is]);
});

test('what changed is what differs, null where it is cleared, and nothing that was not said', () => {
  const there = { name: 'A', tags: ['x'], windows: { from: 1, to: 2 }, note: 'n' };
  const values = { name: 'A', tags: ['x', 'y'], windows: { to: 2, from: 1 }, note: null, other: undefined };
  expect(changedFields(there, values)).toEqual({ tags: ['x', 'y'], note: null });
});
