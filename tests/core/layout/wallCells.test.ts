import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placedAt, wallCells, type WallPlace } from '#core/layout/wallCells.ts';

const named = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase(), name }));
const place = (deviceId: string, row: number, column: number): WallPlace => ({ deviceId, row, column });
const SQUARE = { rows: 2, columns: 2 };

describe('the cells of a wall [DEV-11]', () => {
  test.each([
    [
      'by name where nobody placed them, numbers by their value',
      [],
      named('W10', 'W2', 'W1'),
      ['w1', 'w2', 'w10', null],
    ],
    [
      'placed ones first, the others into what is free',
      [place('b', 1, 1)],
      named('A', 'B', 'C'),
      ['b', 'a', 'c', null],
    ],
    [
      'a free cell stays free between two placed ones',
      [place('a', 2, 2), place('b', 1, 1)],
      named('A', 'B'),
      ['b', null, null, 'a'],
    ],
    [
      'beyond the shape a place counts for nothing',
      [place('a', 3, 1), place('b', 1, 1)],
      named('A', 'B'),
      ['b', 'a', null, null],
    ],
    ['who left counts for nothing', [place('gone', 1, 1)], named('A'), ['a', null, null, null]],
    [
      'a second screen of one cell takes a free one',
      [place('a', 1, 2), place('b', 1, 2)],
      named('A', 'B'),
      ['b', 'a', null, null],
    ],
    ['more screens than cells: the last names are in none', [], named('A', 'B', 'C', 'D', 'E'), ['a', 'b', 'c', 'd']],
  ])('%s', (_what, places, screens, cells) => {
    expect(wallCells(SQUARE, places, screens)).toEqual(cells);
  });

  const shapes = fc.record({ rows: fc.integer({ min: 1, max: 5 }), columns: fc.integer({ min: 1, max: 5 }) });
  const letters = fc.uniqueArray(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')), { maxLength: 25 });

  test('hold each screen once, as many as there is room for', () => {
    fc.assert(
      fc.property(shapes, letters, (shape, names) => {
        const cells = wallCells(shape, [], named(...names));
        const held = cells.filter((id) => id !== null);
        expect(new Set(held).size).toBe(held.length);
        expect(held).toHaveLength(Math.min(names.length, shape.rows * shape.columns));
      }),
    );
  });

  test('after a screen was put into a cell, those two have changed places and no other has moved', () => {
    fc.assert(
      fc.property(shapes, letters, fc.nat(24), fc.nat(24), (shape, names, which, where) => {
        const screens = named(...names.slice(0, shape.rows * shape.columns));
        const before = wallCells(shape, [], screens);
        const at = where % before.length;
        const moved = screens[which % Math.max(1, screens.length)]?.id;
        if (moved === undefined) return;
        const after = wallCells(shape, placedAt(before, shape.columns, moved, at), screens);
        const from = before.indexOf(moved);
        expect(after).toEqual(before.map((id, index) => (index === at ? moved : index === from ? before[at] : id)));
      }),
    );
  });
});
