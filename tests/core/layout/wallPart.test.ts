import { expect, test } from 'vitest';
import { isOnePicture, wallPart } from '#core/layout/wallPart.ts';

const SCREEN = { width: 1920, height: 1080 };
const wall = { groupId: 'g', rows: 2, columns: 2, row: 1, column: 0, inStep: true };

test.each([
  ['a layout of the shape of three screens side by side', 1, 3, { width: 5760, height: 1080 }, true],
  ['the same, drawn smaller', 1, 3, { width: 1920, height: 360 }, true],
  ['a layout of one screen on such a wall', 1, 3, { width: 1920, height: 1080 }, false],
  ['a layout of four screens of two by two', 2, 2, { width: 3840, height: 2160 }, true],
  ['a layout of one screen of two by two', 2, 2, { width: 1920, height: 1080 }, false],
  ['one screen alone', 1, 1, { width: 1920, height: 1080 }, false],
])('%s: one picture or not [DEV-11]', (_title, rows, columns, layout, isOne) => {
  expect(isOnePicture({ rows, columns }, layout, SCREEN)).toBe(isOne);
});

test('a screen shows its part of one picture, and all of a layout of its own [DEV-11]', () => {
  expect(wallPart(wall, { width: 3840, height: 2160 }, SCREEN)).toEqual({
    width: '200%',
    height: '200%',
    left: '0%',
    top: '-100%',
  });
  expect(wallPart(wall, SCREEN, SCREEN)).toBeUndefined();
  expect(wallPart(undefined, { width: 3840, height: 2160 }, SCREEN)).toBeUndefined();
});
