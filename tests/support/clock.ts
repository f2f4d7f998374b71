import type { Clock } from '#server/services.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(ms: number): void;
  set(ms: number): void;
  /**
   * Whoever asks is told one of these moments, until the clock is moved or set: as by the clocks of several servers, which
   * are never quite alike. Each transaction has the moment at which it asked.
   */
  waver(moments: readonly number[], random: () => number): void;
}

/** 2026-06-01, 08:00 in Shanghai: a Monday. */
const TEST_START_MS = Date.UTC(2026, 5, 1);

/** Returns a clock that stands at the given milliseconds. */
export function createClock(startMs: number = TEST_START_MS): TestClock {
  let nowMs = startMs;
  let told: (() => number) | null = null;
  return {
    now: () => told?.() ?? nowMs,
    advance: (ms) => {
      nowMs += ms;
      told = null;
    },
    set: (ms) => {
      nowMs = ms;
      told = null;
    },
    waver: (moments, random) => {
      told = () => moments[Math.floor(random() * moments.length)] ?? nowMs;
    },
  };
}
