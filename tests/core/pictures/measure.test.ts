import { describe, expect, test } from 'vitest';
import { differenceOf, GRID_SIDE, isDark, isFrozen, isSamePicture, type Grid } from '#core/pictures/measure.ts';
import { stateOf, verdictOf, type Seen, type ShotState, type StatedShot } from '#core/pictures/verdict.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 5, 1);

const flat = (value: number): Grid => Array.from({ length: GRID_SIDE ** 2 }, () => value);
const drawn = (of: (x: number, y: number) => number): Grid =>
  Array.from({ length: GRID_SIDE ** 2 }, (_, at) => of(at % GRID_SIDE, Math.floor(at / GRID_SIDE)));
const noisy = (grid: Grid, by: number): Grid => grid.map((value, at) => value + ((at * 7) % 3 === 0 ? by : -by / 2));
const poster = drawn((x, y) => 40 + x * 8 + y * 3);
const other = drawn((x, y) => 220 - x * 5 - y * 4);

describe('the measure of a picture [MON-04]', () => {
  test.each([
    ['black', flat(0), true],
    ['the glow of a panel that shows black', flat(9), true],
    ['noise of a camera in the dark', noisy(flat(5), 3), true],
    ['a night scene with a light', drawn((x, y) => (x === 4 && y === 4 ? 90 : 3)), false],
    ['a dark blue ground', flat(24), false],
    ['a white logo on black', drawn((x, y) => (x > 5 && x < 10 && y > 5 && y < 10 ? 240 : 0)), false],
    ['a poster', poster, false],
    ['white', flat(255), false],
  ] as const)('finds %s dark or not', (_what, grid, expected) => {
    expect(isDark(grid)).toBe(expected);
  });

  test('is the same for one picture that was packed twice, and another for another', () => {
    expect(isSamePicture(poster, noisy(poster, 1))).toBe(true);
    expect(isSamePicture(poster, other)).toBe(false);
    expect(differenceOf(poster, poster)).toBe(0);
  });
});

const shot = (minutesAgo: number, grid: Grid, ...adIds: string[]): StatedShot => ({
  at: NOW - minutesAgo * MINUTE,
  grid,
  adIds,
  state: null,
});
const stated = (minutesAgo: number, state: ShotState): StatedShot => ({ ...shot(minutesAgo, poster, 'a'), state });

/** A page of which an ad has the lowest row of fields. */
const strip = (value: number): Grid => poster.map((field, at) => (at >= GRID_SIDE * (GRID_SIDE - 1) ? value : field));

describe('a screen that stands still [MON-04]', () => {
  test('is none whose ads take turns and look alike', () => {
    const turns = [shot(0, poster, 'a'), shot(2, poster, 'b'), shot(4, poster, 'a')];
    expect(isFrozen(turns, () => 'one poster')).toBe(false);
    expect(isFrozen(turns)).toBe(true);
  });

  test.each([
    [
      'the same picture while its ads took turns',
      [shot(0, poster, 'a'), shot(2, poster, 'b'), shot(4, poster, 'a')],
      true,
    ],
    [
      'the same page with another ad in a strip of it',
      [shot(0, strip(60), 'a'), shot(2, strip(200), 'b'), shot(4, strip(60), 'a')],
      false,
    ],
    ['the same picture of its only ad', [shot(0, poster, 'a'), shot(2, poster, 'a'), shot(4, poster, 'a')], false],
    ['other pictures', [shot(0, poster, 'a'), shot(2, other, 'b'), shot(4, poster, 'a')], false],
    ['two pictures alone', [shot(0, poster, 'a'), shot(4, poster, 'b')], false],
    ['pictures of one minute', [shot(0, poster, 'a'), shot(0.5, poster, 'b'), shot(1, poster, 'a')], false],
    [
      'black pictures, which are dark and not frozen',
      [shot(0, flat(0), 'a'), shot(2, flat(0), 'b'), shot(4, flat(0), 'a')],
      false,
    ],
  ] as const)('%s: %s', (_what, shots, expected) => {
    expect(isFrozen(shots)).toBe(expected);
  });
});

describe('the verdict on a screen [MON-04]', () => {
  const well: Seen = {
    status: 'online',
    fault: null,
    isOff: false,
    shots: [shot(1, poster, 'a')],
    since: NOW - 60 * MINUTE,
    told: ['a'],
    due: ['a', 'b'],
  };
  test.each([
    ['well', {}],
    ['offline', { status: 'offline', fault: 'stuck' }],
    ['off', { status: 'offline', isOff: true }],
    ['off', { isOff: true, told: [], shots: [shot(1, flat(0), 'a')] }],
    ['fault', { fault: 'stuck', shots: [shot(1, flat(0))] }],
    ['dark', { shots: [shot(1, flat(0), 'a')] }],
    ['frozen', { shots: [shot(1, poster, 'a'), shot(3, poster, 'b'), shot(5, poster, 'a')] }],
    ['wrong', { shots: [stated(1, 'wrong')] }],
    ['well', { shots: [stated(1, 'doubtful')] }],
    ['differs', { told: ['c'] }],
    ['differs', { told: [] }],
    ['well', { told: [], due: [] }],
    // Compared with nothing yet: nobody knows.
    ['unknown', { told: ['c'], due: null }],
    ['unknown', { shots: [] }],
    ['unknown', { shots: [shot(90, flat(0), 'a')] }],
  ] as const)('is %s', (expected, facts) => {
    expect(verdictOf({ ...well, ...facts })).toBe(expected);
  });
});

describe('what is kept of a picture [MON-04]', () => {
  test.each([
    ['right', [], 'right', 'right'],
    ['unknown', [], null, null],
    ['doubtful, by itself', [], 'wrong', 'doubtful'],
    ['doubtful after a right one', [stated(5, 'right')], 'wrong', 'doubtful'],
    ['wrong after a doubtful one', [stated(5, 'doubtful')], 'wrong', 'wrong'],
    ['wrong for as long as it goes on', [stated(90, 'wrong')], 'wrong', 'wrong'],
    ['doubtful, where the one before is too old', [stated(200, 'doubtful')], 'wrong', 'doubtful'],
  ] as const)('is %s', (_what, before, content, expected) => {
    expect(stateOf(shot(0, other, 'a'), { before, content })).toBe(expected);
    expect(stateOf(shot(0, flat(0), 'a'), { before, content })).toBe('dark');
  });
});
