import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { allotOrders } from '#server/jobs/sums/earnings.ts';
import type { Store } from '#server/store/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';

/** As many as are tried in one tick. */
const BROKEN = 20;
const AGAIN_MS = 10 * 60_000;

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const within = <T>(work: Parameters<typeof app.services.store.write<T>>[1]): Promise<T> =>
  app.services.store.write({ kind: 'system', corpId: app.personas.own.corpId }, work);
const order = (number: string, facts: Partial<AdsOrderStored>): Promise<string> =>
  within(async (own) => {
    const [startAt, endAt] = [own.now - 3_600_000, own.now];
    return (await own.adsOrders.insert({ number, sellingMode: 'cpm', startAt, endAt, screenList: [], ...facts })).id;
  });
const allottedAt = async (id: string) => (await within((tx) => tx.adsOrders.one(id)))!.allottedAt;
/** Its list of screens is none: what it earned cannot be spread over them. */
const broken = (number: string) => order(number, { status: 'finished', settledAt: app.clock.now(), screenList: {} });
const sound = (number: string) => order(number, { status: 'ongoing' });

test('settled orders whose earnings cannot be spread keep no other waiting, and are tried again in a while [REP-01, D2]', async () => {
  const ids: string[] = [];
  for (let n = 0; n < BROKEN; n += 1) ids.push(await broken(`B${n}`));
  const waiting = await sound('S');
  const { store } = app.services;
  const first = await allotOrders(store);
  expect(first.failed.map(({ message }) => message)).toEqual(
    ids.map((id) => `what order ${id} earned could not be spread over its hours`),
  );
  expect(await allottedAt(waiting)).toBeNull();
  expect(await allotOrders(store)).toEqual({ failed: [] });
  expect(await allottedAt(waiting)).toBe(app.clock.now());
  // Those that are whole by then are allotted, once.
  const [mended] = ids;
  await within((tx) => tx.adsOrders.update(mended!, { screenList: [] }));
  app.clock.advance(AGAIN_MS);
  expect((await allotOrders(store)).failed).toHaveLength(BROKEN - 1);
  expect(await allottedAt(mended!)).toBe(app.clock.now());
  expect(await allotOrders(store)).toEqual({ failed: [] });
});

test('an order of which not even that can be kept keeps no other waiting [D2]', async () => {
  const id = await broken('B');
  const waiting = await sound('S');
  const { store } = app.services;
  let writes = 0;
  const full: Store = Object.assign(Object.create(store) as Store, {
    read: (...asked: Parameters<Store['read']>) => store.read(...asked),
    write: (...asked: Parameters<Store['write']>) =>
      (writes += 1) <= 2 ? Promise.reject(new Error('full')) : store.write(...asked),
  });
  const { failed } = await allotOrders(full);
  expect(failed.map(({ message }) => message)).toEqual([
    `what order ${id} earned could not be spread over its hours`,
    `that order ${id} is to be tried later could not be kept`,
  ]);
  expect(await allottedAt(waiting)).toBe(app.clock.now());
});
