import { describe, expect, test } from 'vitest';
import { readStoredTime, ServerClock, type StoredTime } from '#player/serverClock.ts';
import { NOON } from './playerScene.ts';

/** A machine whose wall clock somebody sets, and whose monotonic clock nobody can. */
function machine(wallAt: number) {
  const state = { wall: wallAt, monotonic: 0 };
  return {
    clocks: { wall: () => state.wall, monotonic: () => state.monotonic },
    pass: (ms: number) => {
      state.wall += ms;
      state.monotonic += ms;
    },
    setWall: (at: number) => {
      state.wall = at;
    },
  };
}
const HOUR = 3_600_000;

test('the clock follows the server by half of the trip, and no slow answer moves it', () => {
  const { clocks, pass } = machine(NOON);
  const clock = new ServerClock(clocks);
  pass(400);
  clock.set(NOON + 5000, 0, 400);
  expect(clock.now()).toBe(NOON + 5200);
  pass(11_000);
  clock.set(NOON + 90_000, 400, 11_400);
  expect(clock.now()).toBe(NOON + 16_200);
});

test('a slow line moves a clock that knows the time no further than it must be wrong [REP-04]', () => {
  const { clocks, pass } = machine(NOON);
  const clock = new ServerClock(clocks);
  clock.set(NOON, 0, 0);
  pass(8000);
  // The answer was written at once, and took all of the eight seconds to come back; or the question did.
  for (const serverNow of [NOON + 20, NOON + 7980]) expect(clock.set(serverNow, 0, 8000)).toBe(0);
  expect(clock.now()).toBe(NOON + 8000);
  expect(clock.set(NOON + 9000, 0, 8000)).toBe(1000);
  expect(clock.set(NOON - 1000, 0, 8000)).toBe(-2000);
});

describe('trial 5: the clock of the machine', () => {
  test.each([
    ['set back by an hour', -HOUR],
    ['set ahead by three hours', 3 * HOUR],
  ])('%s while it plays changes nothing', (_title, byMs) => {
    const { clocks, pass, setWall } = machine(NOON);
    const clock = new ServerClock(clocks);
    clock.set(NOON, 0, 0);
    pass(1000);
    setWall(NOON + 1000 + byMs);
    pass(500);
    expect(clock.now()).toBe(NOON + 1500);
  });

  test('at 1976 after a power cut is not believed: the screen goes on from when it was last alive', () => {
    const kept: StoredTime[] = [];
    const first = machine(NOON);
    const before = new ServerClock(first.clocks, null, (time) => kept.push(time));
    before.set(NOON + 7000, 0, 0);
    first.pass(60_000);
    before.remember();
    const second = machine(Date.parse('1976-01-01T00:00:00Z'));
    const after = new ServerClock(second.clocks, kept.at(-1));
    expect([after.now(), after.isSure]).toEqual([NOON + 67_000, false]);
    second.pass(5000);
    expect(after.now()).toBe(NOON + 72_000);
    expect(after.set(NOON + 200_000, 5000, 5000)).toBe(128_000);
    expect(after.isSure).toBe(true);
  });

  test('that is right goes on over a start without a server', () => {
    const { clocks } = machine(NOON + HOUR);
    expect(new ServerClock(clocks, { offsetMs: 2000, latest: NOON }).now()).toBe(NOON + HOUR + 2000);
  });
});

test.each([
  [null, null],
  ['{', null],
  ['"x"', null],
  ['{"offsetMs":1}', null],
  ['-250', { offsetMs: -250, latest: 0 }],
  ['{"offsetMs":5,"latest":9}', { offsetMs: 5, latest: 9, told: 0 }],
  ['{"offsetMs":5,"latest":9,"told":7}', { offsetMs: 5, latest: 9, told: 7 }],
])('reads what an earlier page kept: %s', (text, time) => {
  expect(readStoredTime(text)).toEqual(time);
});
