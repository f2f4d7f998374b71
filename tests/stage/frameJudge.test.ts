import { describe, expect, test } from 'vitest';
import { judgeFrames, type Emergency, type Item } from '../support/frameJudge.ts';
import type { Colour } from '../support/screenServer.ts';

const [RED, GREEN, BLUE, WHITE, BLACK]: readonly Colour[] = [
  [200, 0, 0],
  [0, 200, 0],
  [0, 0, 200],
  [255, 255, 255],
  [0, 0, 0],
];
const items: Item[] = [
  { kind: 'picture', colour: RED! },
  { kind: 'video', colour: GREEN! },
  { kind: 'text', colour: BLUE! },
];
const emergency: Emergency = { kind: 'webPage', colour: WHITE!, startAt: 2500, endAt: 3500 };
const judged = (...seen: readonly (readonly [at: number, colour: Colour | undefined])[]) =>
  judgeFrames(
    seen.map(([at, colour]) => ({ at, colours: [colour!, colour!] })),
    { items, shownMs: 1000, emergencies: [emergency] },
  );

describe('the judge of frames', () => {
  test('follows a round with an emergency in it, and says how late each was [AD-12]', () => {
    const { changes, wrong, frames } = judged(
      [-1, BLUE],
      [0, RED],
      [900, RED],
      [1010, GREEN],
      [2005, BLUE],
      [2520, WHITE],
      [3530, RED],
      [4500, GREEN],
    );
    expect([wrong, frames]).toEqual([[], 8]);
    expect(changes).toEqual([
      { from: 'picture', to: 'video', lateMs: 10 },
      { from: 'video', to: 'text', lateMs: -5 },
      { from: 'text', to: 'emergency webPage', lateMs: 20 },
      { from: 'emergency webPage', to: 'picture', lateMs: 30 },
      { from: 'picture', to: 'video', lateMs: -30 },
    ]);
  });

  test.each([
    [
      'shows nothing',
      [
        [0, RED],
        [1000, BLACK],
        [1010, GREEN],
      ],
      ['nothing'],
    ],
    [
      'leaves an item out',
      [
        [0, RED],
        [1000, BLUE],
        [2000, RED],
      ],
      ['notItsTurn'],
    ],
    [
      'goes back to the item before',
      [
        [0, RED],
        [1000, GREEN],
        [1010, RED],
        [1020, GREEN],
      ],
      ['notItsTurn'],
    ],
    [
      'shows an emergency before its time',
      [
        [0, RED],
        [1000, WHITE],
      ],
      ['notItsTurn'],
    ],
    [
      'flashes what an emergency cut',
      [
        [2000, RED],
        [2510, WHITE],
        [2520, RED],
      ],
      ['notItsTurn'],
    ],
    [
      'goes on with what an emergency cut',
      [
        [2000, RED],
        [2510, WHITE],
        [3510, RED],
      ],
      ['notItsTurn'],
    ],
  ] as const)('finds a screen that %s [AD-12]', (_title, seen, expected) => {
    expect(judged(...seen).wrong.map(({ why }) => why)).toEqual(expected);
  });

  test('finds two items at once', () => {
    const frame = { at: 0, colours: [RED!, GREEN!] };
    expect(judgeFrames([frame], { items, shownMs: 1000, emergencies: [] }).wrong).toHaveLength(1);
  });
});
