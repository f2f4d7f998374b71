import { expect, test } from 'vitest';
import { uuidv7 } from '#core/uuid.ts';
import { runAuctions } from '#server/jobs/auctions.ts';
import type { Store } from '#server/store/types.ts';
import { buildTestApp } from '#tests/support/buildTestApp.ts';

const OWNERS = 12;
const READERS = 8;

/** A store, and how many of its reads were under way at once. */
function counting(store: Store): { counted: Store; most: () => number } {
  let [running, most] = [0, 0];
  const read: Store['read'] = async (...asked) => {
    running += 1;
    most = Math.max(most, running);
    try {
      return await store.read(...asked);
    } finally {
      running -= 1;
    }
  };
  const write: Store['write'] = (...asked) => store.write(...asked);
  return { counted: { ...store, read, write }, most: () => most };
}

test('the plays of many media owners are read a few at a time, and leave readers to others [MKT-10]', async () => {
  const app = await buildTestApp();
  const { store } = app.services;
  try {
    for (let n = 0; n < OWNERS; n += 1)
      await store.write({ kind: 'system', corpId: uuidv7(app.clock.now()) }, (own) =>
        own.adsOrders.insert({ number: `R${n}`, status: 'ongoing', sellingMode: 'rtb', partnerId: 'buyer' }),
      );
    const { counted, most } = counting(store);
    expect(await runAuctions({ ...app.services, store: counted })).toEqual({ done: 0, failed: [] });
    expect(most()).toBeGreaterThan(1);
    expect(most()).toBeLessThan(READERS / 2);
  } finally {
    await app.close();
  }
});
