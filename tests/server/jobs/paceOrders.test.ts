import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { startOf } from '#core/sales/days.ts';
import { data } from '#tests/support/call.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop({ screens: 1, places: 3 });
  await shop.fill(1_000_000);
});
afterAll(() => shop.close());

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
