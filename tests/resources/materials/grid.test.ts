import { describe, expect, test } from 'vitest';
import { gridShape, rowsInView, stepTo } from '#resources/materials/grid/shape.ts';
import { clickMeans } from '#resources/materials/grid/useSelection.ts';

describe('the grid', () => {
  test.each([
    [320, 'medium', 2],
    [1000, 'medium', 4],
    [1000, 'large', 3],
    [1000, 'small', 7],
  ] as const)('has in %i px of %s tiles %i columns that fill it', (width, size, columns) => {
    const shape = gridShape(width, size);
    expect(shape.columns).toBe(columns);
    expect(Math.round(shape.columns * shape.width + (columns - 1) * shape.gap)).toBe(width);
  });

  test.each([
    ['at the top', { top: 0, bottom: 900 }, 2500, [0, 7]],
    ['in the middle', { top: 100_000, bottom: 100_900 }, 2500, [498, 507]],
    ['at the end', { top: 499_500, bottom: 500_400 }, 2500, [2495, 2499]],
    ['with one row', { top: 0, bottom: 900 }, 1, [0, 0]],
    ['before anything is known', { top: 0, bottom: 0 }, 0, [0, 0]],
  ])('draws %s what is in sight and a little more', (_where, view, rows, drawn) => {
    expect(rowsInView(view, 200, rows)).toEqual(drawn);
  });

  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, null],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 8, null],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 1, null],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['PageDown', 0, 8],
    ['PageUp', 9, 1],
    ['Tab', 5, null],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(stepTo(key, from, { columns: 4, total: 10, page: 2 })).toBe(to);
  });

  test.each([
    [{ shiftKey: false, ctrlKey: false, metaKey: false }, true, 'open'],
    [{ shiftKey: false, ctrlKey: false, metaKey: false }, false, 'toggle'],
    [{ shiftKey: false, ctrlKey: true, metaKey: false }, true, 'toggle'],
    [{ shiftKey: false, ctrlKey: false, metaKey: true }, true, 'toggle'],
    [{ shiftKey: true, ctrlKey: false, metaKey: false }, true, 'extend'],
  ] as const)('takes a click with %o', (keys, isEmpty, means) => {
    expect(clickMeans(keys, isEmpty)).toBe(means);
  });
});
