import { describe, expect, test } from 'vitest';
import get from '#src/leftOut/get.ts';
import pick from '#src/leftOut/pick.ts';
import set from '#src/leftOut/set.ts';
import union from '#src/leftOut/union.ts';

describe('what stands in for lodash does what react-admin asks of it', () => {
  const record = { id: 1, name: null, 'a.b': 'own', list: [{ key: 'x' }, { key: 'y' }], deep: { zero: 0, no: false } };

  test.each<[from: unknown, path: unknown, other: unknown, value: unknown]>([
    [record, 'id', undefined, 1],
    [record, 'name', 'other', null],
    [record, 'a.b', undefined, 'own'],
    [record, 'list[1].key', undefined, 'y'],
    [record, 'list.0.key', undefined, 'x'],
    [record, ['deep', 'zero'], 'other', 0],
    [record, 'deep.no', 'other', false],
    [record, 'deep.more.still', 'other', 'other'],
    [record, 'name.length', 'other', 'other'],
    [record, undefined, undefined, undefined],
    [null, 'id', 'other', 'other'],
    [undefined, 'id', undefined, undefined],
  ])('get: of %o at %o, else %o: %o', (from, path, other, value) => {
    expect(get(from, path, other)).toBe(value);
  });

  test.each<[into: object, path: string, value: unknown, result: object]>([
    [{}, 'name', 'x', { name: 'x' }],
    [{ a: { b: 1 } }, 'a.c', 2, { a: { b: 1, c: 2 } }],
    [{}, 'list[1].key', 'y', { list: [undefined, { key: 'y' }] }],
    [{ a: null }, 'a.b', 1, { a: { b: 1 } }],
    [{ 'a.b': 1 }, 'a.b', 2, { 'a.b': 2 }],
  ])('set: into %o at %o', (into, path, value, result) => {
    expect(set(into, path, value)).toBe(into);
    expect(into).toEqual(result);
  });

  test('set: no path leads out of the data', () => {
    for (const path of ['__proto__.stained', 'constructor.prototype.stained', 'a.__proto__.stained'])
      set({ a: {} }, path, true);
    expect(Reflect.get({}, 'stained')).toBeUndefined();
  });

  test('union and pick', () => {
    expect(union([1, 2], [2, 3], null, [1])).toEqual([1, 2, 3]);
    expect(pick({ a: 1, b: undefined, c: 3 }, ['a', 'b', 'd'])).toEqual({ a: 1, b: undefined });
    expect(pick(null, 'a')).toEqual({});
  });
});
