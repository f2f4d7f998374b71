import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { pageOf, type UsageEvent } from '#src/tracking/event.ts';
import { createOutbox } from '#src/tracking/outbox.ts';
import { visitKey } from '#src/tracking/visit.ts';
import { memoryStorage } from '#tests/support/memoryStorage.ts';

const event = (n: number): UsageEvent => ({ type: 'click', target: `${n}`, at: n, page: '/' });
const numbers = (events: readonly UsageEvent[]): number[] => events.map(({ at }) => at);

/** An outbox whose collector can be away, and what it was sent. */
function scene(storage: Storage = memoryStorage()) {
  const sent: { events: number[]; leaving: boolean }[] = [];
  const collector = { isThere: true };
  const outbox = createOutbox({
    batch: limits.trackingBatch,
    flushMs: limits.trackingFlush,
    storage,
    send: (events, leaving) => {
      if (!collector.isThere) return Promise.reject(new Error('away'));
      sent.push({ events: numbers(events), leaving });
      return Promise.resolve();
    },
  });
  return { outbox, sent, collector, storage };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what is told of the use [NET-10]', () => {
  it('goes in batches of ten', async () => {
    const { outbox, sent } = scene();
    for (let n = 1; n <= 23; n += 1) outbox.add(event(n));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ events }) => events.length)).toEqual([10, 10]);
  });

  it('goes after five seconds where it is less', async () => {
    const { outbox, sent } = scene();
    outbox.add(event(1));
    await vi.advanceTimersByTimeAsync(4999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ events: [1], leaving: false }]);
  });

  it('is sent once more, in its order, where the collector was away', async () => {
    const { outbox, sent, collector } = scene();
    collector.isThere = false;
    outbox.add(event(1));
    await vi.advanceTimersByTimeAsync(5000);
    collector.isThere = true;
    outbox.add(event(2));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([{ events: [1, 2], leaving: false }]);
  });

  it('keeps five hundred at most while it is away', async () => {
    const { outbox, sent, collector } = scene();
    collector.isThere = false;
    for (let n = 1; n <= 700; n += 1) outbox.add(event(n));
    await vi.advanceTimersByTimeAsync(5000);
    collector.isThere = true;
    await vi.advanceTimersByTimeAsync(5000);
    const all = sent.flatMap(({ events }) => events);
    expect(all).toEqual(Array.from({ length: 500 }, (_, n) => n + 201));
  });

  it('is sent when the page is left, and by the next page where that failed', async () => {
    const { outbox, sent, collector, storage } = scene();
    outbox.add(event(1));
    outbox.leave();
    expect(sent).toEqual([{ events: [1], leaving: true }]);
    await vi.advanceTimersByTimeAsync(0);
    collector.isThere = false;
    outbox.add(event(2));
    outbox.leave();
    await vi.advanceTimersByTimeAsync(0);
    const next = scene(storage);
    await vi.advanceTimersByTimeAsync(5000);
    expect(next.sent).toEqual([{ events: [2], leaving: false }]);
    expect(storage.length).toBe(0);
  });
});

it('a visit lasts 30 minutes from its last event', () => {
  let given = '';
  const page = {
    get cookie() {
      return given.split(';')[0] ?? '';
    },
    set cookie(value: string) {
      given = value;
    },
  };
  const key = visitKey(page);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(given).toContain('max-age=1800');
  expect(visitKey(page)).toBe(key);
  given = '';
  expect(visitKey(page)).not.toBe(key);
});

it.each([
  ['/adv_mag', '/adv_mag'],
  ['/devices/019e807a-ec00-7356-8907-b907e132638b/show', '/devices/:id/show'],
  ['/orders/42', '/orders/:id'],
])('%s names no record: %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});
