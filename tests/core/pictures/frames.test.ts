import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areDense, FRAME_MS, frameBoxes, framesOf, MOST_FRAMES, sheetOf } from '#core/pictures/frames.ts';

test('frames of a film are half a second apart, and of a longer one as many as there may be [MON-04]', () => {
  expect([1, 499, 500, 501, 30_000, 60_000].map((ms) => framesOf(ms))).toEqual(
    [1, 1, 1, 2, 60, 120].map((count) => ({ count, everyMs: FRAME_MS })),
  );
  expect(framesOf(120_000)).toEqual({ count: 120, everyMs: 1000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 86_400_000 }), (durationMs) => {
      const frames = framesOf(durationMs);
      expect(frames.count).toBeLessThanOrEqual(MOST_FRAMES);
      expect(frames.count * frames.everyMs).toBeGreaterThanOrEqual(durationMs);
      expect((frames.count - 1) * frames.everyMs).toBeLessThan(durationMs);
      expect(areDense(frames, durationMs)).toBe(durationMs <= MOST_FRAMES * FRAME_MS);
    }),
  );
});

test('frames that leave out a part of their film, or are of an unknown one, are not dense', () => {
  expect(areDense({ count: 10, everyMs: 500 }, 5400)).toBe(true);
  expect(areDense({ count: 10, everyMs: 500 }, 6000)).toBe(false);
  expect(areDense({ count: 10, everyMs: 500 }, null)).toBe(false);
});

test('frames lie side by side in their picture, none over another, and fill it row by row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MOST_FRAMES }),
      fc.integer({ min: 1, max: 128 }),
      fc.integer({ min: 1, max: 128 }),
      (count, width, height) => {
        const sheet = sheetOf(count, { width, height });
        const boxes = frameBoxes(count, sheet);
        expect(boxes).toHaveLength(count);
        expect(new Set(boxes.map(({ left, top }) => `${left} ${top}`)).size).toBe(count);
        for (const box of boxes) {
          expect([box.width, box.height]).toEqual([width, height]);
          expect(box.left + width).toBeLessThanOrEqual(sheet.width);
          expect(box.top + height).toBeLessThanOrEqual(sheet.height);
        }
      },
    ),
  );
});
