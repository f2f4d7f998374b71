import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aligned,
  boundsOf,
  bottom,
  distributed,
  HANDLES,
  resized,
  right,
  scaledWith,
  snapped,
  type Box,
} from '#core/layout/edit/geometry.ts';

const box: Box = { x: 100, y: 100, width: 200, height: 100 };
const page: Box = { x: 0, y: 0, width: 1920, height: 1080 };

const boxes = fc.record({
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 0, max: 1000 }),
  width: fc.integer({ min: 1, max: 500 }),
  height: fc.integer({ min: 1, max: 500 }),
});
const delta = fc.tuple(fc.integer({ min: -800, max: 800 }), fc.integer({ min: -800, max: 800 }));

describe('resizing', () => {
  test.each([
    ['e', [50, 70], { x: 100, y: 100, width: 250, height: 100 }],
    ['w', [50, 70], { x: 150, y: 100, width: 150, height: 100 }],
    ['nw', [-10, -20], { x: 90, y: 80, width: 210, height: 120 }],
    ['se', [-500, -500], { x: 100, y: 100, width: 1, height: 1 }],
    ['w', [500, 0], { x: 299, y: 100, width: 1, height: 100 }],
  ] as const)('by %s and %o', (handle, by, expected) => {
    expect(resized(box, handle, by)).toEqual(expected);
  });

  test('never loses its last pixel, and the opposite edges stay', () => {
    fc.assert(
      fc.property(boxes, fc.constantFrom(...HANDLES), delta, fc.boolean(), (from, handle, by, keepRatio) => {
        const to = resized(from, handle, by, keepRatio);
        expect(Math.min(to.width, to.height)).toBeGreaterThanOrEqual(1);
        // Edges that a handle does not move: the near one, the far one, or neither has to stay where it was.
        const kept = {
          x: handle.includes('e') ? from.x : to.x,
          right: handle.includes('w') ? right(from) : right(to),
          y: handle.startsWith('s') ? from.y : to.y,
          bottom: handle.startsWith('n') ? bottom(from) : bottom(to),
        };
        expect({ x: to.x, right: right(to), y: to.y, bottom: bottom(to) }).toEqual(kept);
      }),
    );
  });

  test('keeps width to height where that is wanted', () => {
    expect(resized(box, 'se', [200, 0], true)).toEqual({ x: 100, y: 100, width: 400, height: 200 });
    expect(resized(box, 'e', [200, 0], true)).toEqual({ x: 100, y: 50, width: 400, height: 200 });
  });

  test('several boxes grow with their bounds, and what met still meets', () => {
    const [left, beside] = [box, { ...box, x: 300 }];
    const bounds = boundsOf([left, beside])!;
    const after = { ...bounds, width: 777 };
    const [a, b] = [scaledWith(left, bounds, after), scaledWith(beside, bounds, after)];
    expect(right(a)).toBe(b.x);
    expect(right(b)).toBe(right(after));
  });
});

describe('snapping', () => {
  const snapping = { others: [page, { x: 500, y: 300, width: 100, height: 100 }], grid: 0, reach: 8 };

  test.each([
    ['the left edge of the page', { ...box, x: 5 }, { dx: -5, guides: [{ x: 0 }] }],
    ['the centre of the page', { ...box, x: 963 - 100 }, { dx: -3, guides: [{ x: 960 }] }],
    ['the edge of a neighbour', { ...box, x: 294 }, { dx: 6, guides: [{ x: 500 }] }],
    ['nothing beyond reach', { ...box, x: 320 }, { dx: 0, guides: [] }],
  ])('catches at %s', (_title, moved, expected) => {
    const { dx, guides } = snapped({ ...moved, y: 120 }, snapping);
    expect({ dx, guides: guides.filter((guide) => 'x' in guide) }).toEqual(expected);
  });

  test('catches at the grid where no neighbour is near', () => {
    expect(snapped({ ...box, x: 323, y: 127 }, { ...snapping, grid: 20 })).toEqual({ dx: -3, dy: -7, guides: [] });
  });
});

describe('aligning and distributing', () => {
  const three = [box, { ...box, x: 350, width: 50 }, { ...box, x: 900 }];

  test('one box aligns with the page, several with each other', () => {
    expect(aligned([box], 'right', page)[0]!.x).toBe(1720);
    expect(aligned(three, 'right', page).map(right)).toEqual([1100, 1100, 1100]);
    expect(aligned([box], 'middle', page)[0]!.y).toBe(490);
  });

  test('gaps are the same, the outer ones stay', () => {
    const [a, b, c] = distributed(three, 'x') as [Box, Box, Box];
    expect([a.x, c.x]).toEqual([100, 900]);
    expect(b.x - right(a)).toBe(c.x - right(b));
  });

  test('whatever their sizes, the gaps differ by a rounding alone', () => {
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 3, maxLength: 6 }), (list) => {
        const order = [...list.keys()].toSorted((a, b) => list[a]!.y - list[b]!.y);
        const after = distributed(list, 'y');
        const gaps = order.slice(1).map((at, index) => after[at]!.y - bottom(after[order[index]!]!));
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
