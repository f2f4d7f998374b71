import { afterEach, beforeEach, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { startOf } from '#core/sales/days.ts';
import { paceOrders } from '#server/jobs/paceOrders.ts';
import type { Store } from '#server/store/types.ts';
import { data } from '#tests/support/call.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await buildShop({ screens: 1, places: 3 });
  await shop.fill(1_000_000);
});
afterEach(() => shop.close());

async function running(): Promise<string> {
  const { advertiser } = shop.personas;
  const id = await shop.order({ sellingMode: 'cpm', plays: 1000, from: shop.day(1), to: shop.day(2) });
  await data(shop, advertiser, 'adsOrder.pay', { ids: [id] });
  await data(shop, advertiser, 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
  const { adId } = await data<{ adId: string }>(shop, advertiser, 'adsOrder.one', { id });
  await shop.approve([adId]);
  return id;
}
const pacedAt = async (id: string) => (await shop.within((tx) => tx.adsOrders.one(id)))!.pacedAt;
const plansOf = (id: string) =>
  shop.within(({ db }) => db.selectFrom('order_shares').selectAll().where('order_id', '=', id).execute());

it('an order that cannot be spread over its days keeps nothing else of a tick from being done, and is tried again [MKT-09, D2]', async () => {
  const broken = await running();
  const sound = await running();
  // A list of screens that is none: planning it throws.
  const screens = (screenList: unknown) =>
    shop.within((tx) => tx.adsOrders.update(broken, { screenList }).then(() => undefined));
  const { screenList } = (await shop.within((tx) => tx.adsOrders.one(broken)))!;
  await screens({});
  shop.clock.set(startOf(shop.day(1)) + 2 * 3_600_000);
  await shop.tick().catch(() => undefined);
  shop.clock.advance(limits.paceEvery);
  await shop.sync(shop.players[0]!);
  await expect(shop.tick()).rejects.toThrow(
    expect.objectContaining({
      // Neither its plan nor what it has earned can be made.
      errors: ['over its days', 'over its hours'].map((what) =>
        expect.objectContaining({ message: expect.stringMatching(`${broken}.*${what}`) as string }),
      ),
    }) as Error,
  );
  expect(await pacedAt(sound)).toBe(shop.clock.now());
  expect(await plansOf(sound)).not.toEqual([]);
  // Not in each tick: those that can be planned have their turn.
  await shop.tick();
  await screens(screenList);
  shop.clock.advance(limits.paceEvery);
  await shop.sync(shop.players[0]!);
  await shop.tick();
  expect(await pacedAt(broken)).toBe(shop.clock.now());
  expect(await plansOf(broken)).not.toEqual([]);
});

it('an order of which not even that it failed can be kept keeps no other waiting [MKT-09, D2]', async () => {
  const ids = [await running(), await running()];
  shop.clock.set(startOf(shop.day(1)) + 30 * 3_600_000);
  const { store, hints } = shop.services;
  let writes = 0;
  const full: Store = Object.assign(Object.create(store) as Store, {
    read: (...asked: Parameters<Store['read']>) => store.read(...asked),
    write: (...asked: Parameters<Store['write']>) =>
      (writes += 1) <= 2 ? Promise.reject(new Error('full')) : store.write(...asked),
  });
  const { failed } = await paceOrders(full, hints);
  const kept = await Promise.all(ids.map(pacedAt));
  const [first] = ids.filter((_, n) => kept[n] !== shop.clock.now());
  expect(kept.filter((at) => at === shop.clock.now())).toHaveLength(1);
  expect(failed.map(({ message }) => message)).toEqual([
    `order ${first} could not be spread over its days`,
    `that order ${first} is to be tried later could not be kept`,
  ]);
});

it('the shares of an order are forgotten long after it was settled, and with them its days [MKT-09]', async () => {
  const id = await running();
  shop.clock.set(startOf(shop.day(1)) + 2 * 3_600_000);
  await shop.sync(shop.players[0]!);
  await shop.tick();
  expect(await plansOf(id)).not.toEqual([]);
  const settledAt = shop.clock.now();
  await shop.within((tx) => tx.adsOrders.update(id, { status: 'finished', settledAt }).then(() => undefined));
  shop.clock.set(settledAt + limits.playsLate - 3_600_000);
  await shop.tick();
  expect(await plansOf(id)).not.toEqual([]);
  shop.clock.set(settledAt + limits.playsLate + 3_600_000);
  await shop.tick();
  expect(await plansOf(id)).toEqual([]);
});
