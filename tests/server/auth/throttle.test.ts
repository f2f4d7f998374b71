import { describe, expect, it } from 'vitest';
import { nextTry, PASSWORD_RULE } from '#server/auth/throttle.ts';

const MINUTE_MS = 60_000;

/** Tries at these moments; returns until when each had to wait, or null. */
function waits(moments: readonly number[]): (number | null)[] {
  let tries = { failures: 0, lastAt: 0, blockedUntil: 0 };
  return moments.map((now) => {
    const next = nextTry(tries, PASSWORD_RULE, now);
    tries = next.tries;
    return next.waitUntil;
  });
}

describe('tries at a password [A16]', () => {
  it('are free five times', () => {
    expect(waits([0, 0, 0, 0, 0])).toEqual([null, null, null, null, null]);
  });

  it('then wait twice as long each time', () => {
    const second = 1_000;
    expect(waits([0, 0, 0, 0, 0, 1 * second, 3 * second, 7 * second, 15 * second])).toEqual(Array(9).fill(null));
    expect(waits([0, 0, 0, 0, 0, 999])[5]).toBe(999 + 2 * second);
  });

  it('count though they come too early', () => {
    const result = waits(Array.from({ length: 11 }, () => 0));
    expect(result.slice(0, 5)).toEqual(Array(5).fill(null));
    expect(result[10]).toBe(15 * MINUTE_MS);
  });

  it('are locked out for fifteen minutes at ten, which further ones do not prolong', () => {
    const moments = [...Array.from({ length: 10 }, () => 0), 10 * MINUTE_MS, 15 * MINUTE_MS];
    expect(waits(moments).slice(-2)).toEqual([15 * MINUTE_MS, null]);
  });

  it('are forgotten when there was none for fifteen minutes', () => {
    expect(waits([0, 0, 0, 0, 16 * MINUTE_MS, 16 * MINUTE_MS, 16 * MINUTE_MS, 16 * MINUTE_MS, 16 * MINUTE_MS])).toEqual(
      Array(9).fill(null),
    );
  });
});
