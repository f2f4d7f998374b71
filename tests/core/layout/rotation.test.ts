import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rotationOf, TURNS, turnedIn, turnedResolution, turnedSize, type Rotation } from '#core/layout/rotation.ts';

const ROTATIONS: readonly Rotation[] = [0, ...TURNS];
const sizes = fc.record({ width: fc.integer({ min: 1, max: 10_000 }), height: fc.integer({ min: 1, max: 10_000 }) });

/** Returns where a point of what is turned is seen, as a browser turns it: clockwise around the middle of its box. */
function seenAt(window: { width: number; height: number }, rotation: Rotation, [x, y]: readonly [number, number]) {
  const { left, top, width, height } = turnedIn(window, rotation);
  const angle = (rotation * Math.PI) / 180;
  const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
  return [
    left + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    top + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

test('whatever its size, what is turned fills the window to its corners, in the order of the turn [DEV-23]', () => {
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  fc.assert(
    fc.property(sizes, fc.constantFrom(...ROTATIONS), (window, rotation) => {
      for (const [at, corner] of corners.entries()) {
        const [right, down] = corners[(at + rotation / 90) % 4]!;
        const [x, y] = seenAt(window, rotation, corner);
        expect(x).toBeCloseTo(right * window.width, 6);
        expect(y).toBeCloseTo(down * window.height, 6);
      }
    }),
  );
});

test('a size that was turned and turned back is as it was [DEV-23]', () => {
  fc.assert(
    fc.property(sizes, fc.constantFrom(...ROTATIONS), (size, rotation) => {
      expect(turnedSize(turnedSize(size, rotation), rotation)).toEqual(size);
    }),
  );
});

test.each([
  [null, 0],
  ['0', 0],
  ['90', 90],
  ['180', 180],
  ['270', 270],
] as const)('a device that is stored with %s is turned by %i [DEV-23]', (stored, rotation) => {
  expect(rotationOf(stored)).toBe(rotation);
});

test.each([
  ['1920x1080', 0, '1920x1080'],
  ['1920x1080', 90, '1080x1920'],
  ['1920x1080', 180, '1920x1080'],
  ['1920x1080', 270, '1080x1920'],
  [null, 90, null],
  ['unknown', 90, 'unknown'],
] as const)('a machine of %s that is turned by %i is seen as %s [DEV-23]', (told, rotation, seen) => {
  expect(turnedResolution(told, rotation)).toBe(seen);
});
