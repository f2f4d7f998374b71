import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#core/protocol/reply.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { poll, pauseOf } from '#src/phone/poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const SECOND = 1000;

function scene(answers: (() => unknown)[]) {
  const asked: number[] = [];
  const heard: unknown[] = [];
  const end = poll({
    async ask() {
      asked.push(Date.now());
      const next = answers.length > 1 ? answers.shift()! : answers[0]!;
      return next();
    },
    onAnswer: (answer) => answer !== 'over',
    onFailure(error) {
      heard.push(error);
      return true;
    },
  });
  return { asked, heard, end };
}

const tooMany = () => {
  const { code, en: message } = errors.TOO_MANY_CALLS;
  throw new CallError({ code, message, traceKey: '' });
};
const noNetwork = () => {
  throw new Error('no network');
};

test('the longer there is no news, the longer the wait; news make it short again', () => {
  const pauses = [0, 1, 2, 5, 50].map((same) => pauseOf({ same, failed: 0 }));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(15 * SECOND);
  expect(pauseOf({ same: 50, failed: 1 })).toBe(5 * SECOND);
  expect(pauseOf({ same: 0, failed: 30 })).toBe(60 * SECOND);
});

test('a server that says "too often" is asked again, each time later', async () => {
  const { asked, heard, end } = scene([tooMany, tooMany, tooMany, () => 'over']);
  await vi.advanceTimersByTimeAsync(200 * SECOND);
  expect(heard).toHaveLength(3);
  const waits = asked.slice(1).map((at, index) => at - asked[index]!);
  expect(waits).toEqual([5 * SECOND, 10 * SECOND, 20 * SECOND]);
  end();
});

test('what is over is asked no more', async () => {
  const { asked } = scene([() => 'on the way', () => 'over']);
  await vi.advanceTimersByTimeAsync(600 * SECOND);
  expect(asked).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(asked).toHaveLength(2);
});

test('a network that is back is used at once, also where a question was under way while it was gone', async () => {
  let fail = (): void => undefined;
  const hangs = () => new Promise((_resolve, reject) => (fail = () => reject(new Error('no network'))));
  const { asked, end } = scene([noNetwork, noNetwork, noNetwork, noNetwork, hangs, () => 'over']);
  await vi.advanceTimersByTimeAsync(36 * SECOND);
  expect(asked).toHaveLength(4);
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(5);
  window.dispatchEvent(new Event('online'));
  fail();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(6);
  end();
});

test('a page that nobody sees asks nothing, and at once when it is seen again', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { asked, end } = scene([() => 'on the way']);
  await vi.advanceTimersByTimeAsync(0);
  seen.mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(600 * SECOND);
  expect(asked).toHaveLength(1);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveLength(2);
  end();
});
