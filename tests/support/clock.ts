import type { Clock } from '#server/services.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(ms: number): void;
  set(ms: number): void;
}

/** 2026-06-01, 08:00 in Shanghai: a Monday. */
const TEST_START_MS = Date.UTC(2026, 5, 1);

/** Returns a clock that stands at the given milliseconds. */
export function createClock(startMs: number = TEST_START_MS): TestClock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
    set: (ms) => {
      nowMs = ms;
    },
  };
}
