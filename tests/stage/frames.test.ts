import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onFirstFrame, watchFrames } from '#stage/widgets/frames.ts';

/** A video whose time and pictures a test moves. */
function film({ counts = true } = {}) {
  let callback: (() => void) | null = null;
  const listeners = new Map<string, () => void>();
  const state = { paused: false, ended: false, seeking: false, currentTime: 0 };
  const video = Object.assign(state, {
    addEventListener: (name: string, run: () => void) => listeners.set(name, run),
    removeEventListener: (name: string) => listeners.delete(name),
    ...(counts
      ? {
          requestVideoFrameCallback: (run: () => void) => {
            callback = run;
            return 1;
          },
          cancelVideoFrameCallback: () => {
            callback = null;
          },
        }
      : {}),
  });
  const frame = () => {
    const run = callback;
    callback = null;
    run?.();
  };
  return { video: video as unknown as HTMLVideoElement, state, frame, listeners };
}

let at = 0;
const clock = () => at;
/** Lets time pass in halves of a second; `each` says what the film does in each. */
function pass(ms: number, each: () => void): void {
  for (let passed = 0; passed < ms; passed += 500) {
    at += 500;
    each();
    vi.advanceTimersByTime(500);
  }
}

beforeEach(() => {
  at = 0;
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('trial 3: a film that plays', () => {
  const watched = (options?: { counts?: boolean }) => {
    const onStuck = vi.fn();
    const one = film(options);
    const stop = watchFrames(one.video, onStuck, { now: clock });
    return { ...one, onStuck, stop };
  };

  test('is left alone', () => {
    const { state, frame, onStuck, stop } = watched();
    pass(60_000, () => {
      state.currentTime += 0.5;
      frame();
    });
    stop();
    expect(onStuck).not.toHaveBeenCalled();
  });

  test('is stuck when its time stands still for four seconds, and that is told once', () => {
    const { state, frame, onStuck } = watched();
    pass(5000, () => {
      state.currentTime += 0.5;
      frame();
    });
    pass(3500, () => undefined);
    expect(onStuck).not.toHaveBeenCalled();
    pass(20_000, () => undefined);
    expect(onStuck).toHaveBeenCalledOnce();
  });

  test('is stuck when its sound goes on without pictures', () => {
    const { state, onStuck } = watched();
    pass(16_000, () => {
      state.currentTime += 0.5;
    });
    expect(onStuck).toHaveBeenCalledOnce();
  });

  test.each([
    ['is paused, as a screen is told to', { paused: true }],
    ['is over', { ended: true }],
  ])('is not judged while it %s', (_what, change) => {
    const { state, onStuck, stop } = watched();
    Object.assign(state, change);
    pass(60_000, () => undefined);
    stop();
    expect(onStuck).not.toHaveBeenCalled();
  });

  test('is judged by its time alone where the browser counts no pictures', () => {
    const { state, onStuck } = watched({ counts: false });
    pass(60_000, () => {
      state.currentTime += 0.5;
    });
    expect(onStuck).not.toHaveBeenCalled();
    pass(5000, () => undefined);
    expect(onStuck).toHaveBeenCalledOnce();
  });
});

test('a film has begun with its first picture; in an old browser, when it plays', () => {
  const seen = vi.fn();
  const one = film();
  onFirstFrame(one.video, seen);
  one.frame();
  one.frame();
  expect(seen).toHaveBeenCalledOnce();
  const old = film({ counts: false });
  onFirstFrame(old.video, seen);
  old.listeners.get('playing')?.();
  expect(seen).toHaveBeenCalledTimes(2);
});
