import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SyncAnswer } from '#core/manifest/sync.ts';
import { allowedBy } from '#core/pacing/pace.ts';
import { endOf, startOf } from '#core/sales/days.ts';
import { addDays, weekdayOf } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { rollUpPlays } from '#server/jobs/rollUpPlays.ts';
import { call, data } from '#tests/support/call.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop({ screens: 2, places: 6 });
  await shop.fill(1_000_000);
});
afterAll(() => shop.close());

interface Order {
  id: string;
  adId: string;
  status: string;
  delivered: number;
}
interface Curve {
  standing: string | null;
  expected: number;
  days: { day: string; planned: number; delivered: number | null }[];
}
const buyer = () => shop.personas.advertiser;
const order = (id: string) => data<Order>(shop, buyer(), 'adsOrder.one', { id });
const curve = (id: string, caller = buyer()) => data<Curve>(shop, caller, 'adsOrder.pace', { id });
const goTo = async (day: string, hours: number): Promise<void> => {
  shop.clock.set(startOf(day) + hours * 3_600_000);
  await shop.tick();
};

/** A thousand plays over four days, approved. */
async function running(): Promise<{ id: string; adId: string; first: string }> {
  const first = shop.day(1);
  const id = await shop.order({ sellingMode: 'cpm', plays: 1000, from: first, to: addDays(first, 3) });
  await data(shop, buyer(), 'adsOrder.pay', { ids: [id] });
  await data(shop, buyer(), 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
  const { adId } = await order(id);
  await shop.approve([adId]);
  return { id, adId, first };
}

type Paces = NonNullable<NonNullable<SyncAnswer['manifest']>['paces']>;
/** Returns the pace of an ad that a screen is told, by day. */
async function paceOf(screen: number, adId: string): Promise<Paces[number]['days']> {
  const { body } = await shop.sync(shop.players[screen]!, {});
  return (body.manifest?.paces ?? []).find((one) => one.adId === adId)?.days ?? [];
}

const seq = [0, 0];
/** Tells plays of a screen, one each half minute from an instant on. */
async function tell(screen: number, { adId, from, count }: { adId: string; from: number; count: number }) {
  const { body } = await shop.sync(shop.players[screen]!, {});
  const item = body.manifest!.items.find(({ id }) => id === adId)!;
  const { key } = item.contents[0]!;
  const plays = Array.from({ length: count }, (_, n) => ({
    seq: (seq[screen]! += 1),
    adId,
    slotId: item.slotId,
    key,
    startedAt: from + n * 30_000,
    durationMs: 15_000,
    outcome: 'complete' as const,
  }));
  shop.clock.set(from + count * 30_000);
  for (let at = 0; at < plays.length; at += 100) {
    const answer = await shop.sync(shop.players[screen]!, { plays: plays.slice(at, at + 100) });
    expect(answer.body.dropped ?? []).toEqual([]);
  }
}

describe('a CPM order is spread over its period [MKT-09]', () => {
  it('and stops at its number: screens have their shares, and what one fell short of is made up', async () => {
    const { id, adId, first } = await running();
    for (const player of shop.players) await shop.sync(player);
    await goTo(first, 0.1);
    for (const player of shop.players) await shop.sync(player);
    await shop.tick();

    const days = await paceOf(0, adId);
    const other = await paceOf(1, adId);
    expect(days.map(({ plays }, n) => plays + other[n]!.plays)).toEqual([250, 250, 250]);
    expect(days[0]).toMatchObject({ from: startOf(first), to: endOf(first), plays: 125 });
    expect(allowedBy(days[0]!, startOf(first) + 12 * 3_600_000)).toBe(63);
    expect((await curve(id)).days).toEqual(
      Array.from({ length: 4 }, (_, n) => ({
        day: addDays(first, n),
        planned: 250,
        delivered: n === 0 ? 0 : null,
        plays: 0,
      })),
    );

    // One screen gives its share, the other is heard at the end of the day and had given nothing.
    await tell(0, { adId, from: startOf(first) + 8 * 3_600_000, count: 125 });
    await goTo(addDays(first, 1), 0.1);
    // Heard just now, whoever was silent has nothing more to tell of the day before.
    shop.clock.advance(limits.paceEvery);
    for (const player of shop.players) await shop.sync(player);
    await shop.tick();
    const [again, rest] = [await paceOf(0, adId), await paceOf(1, adId)];
    const tomorrow = again.filter(({ from }) => from >= startOf(addDays(first, 1)));
    // The rest of the thousand plays, over three days.
    expect(tomorrow.map(({ plays, from }) => plays + rest.find((one) => one.from === from)!.plays)).toEqual([
      291, 292, 292,
    ]);
    for (const caller of [buyer(), shop.personas.owner])
      expect(await curve(id, caller)).toMatchObject({
        standing: 'behind',
        days: [{ planned: 250, delivered: 125 }, { delivered: 0 }, { delivered: null }, { delivered: null }],
      });
  });

  it('says why its ad waits: its share of this hour is used [AD-19]', async () => {
    const { adId, first } = await running();
    await shop.sync(shop.players[0]!);
    await goTo(first, 0.1);
    await shop.sync(shop.players[0]!);
    const why = async () => {
      const at = new Date(shop.clock.now()).toISOString();
      const { slots } = await data<{ slots: { losers: { adId: string; why: string }[] }[] }>(
        shop,
        shop.personas.owner,
        'device.explain',
        { id: shop.deviceIds[0]!, at },
      );
      return slots.flatMap(({ losers }) => losers).find((one) => one.adId === adId)?.why;
    };
    expect(await why()).not.toBe('shareUsed');
    await tell(0, { adId, from: startOf(first) + 3_600_000, count: 20 });
    expect(await why()).toBe('shareUsed');
  });

  it('is told to nobody else', async () => {
    const id = await shop.order({ from: shop.day(5), to: shop.day(5) });
    expect((await call(shop, shop.personas.rival, 'adsOrder.pace', { id })).code).not.toBe(0);
  });
});

describe('an order by CPT is told by day, too [MKT-09]', () => {
  it('by the screens that played, against those that have their place, to buyer and owner', async () => {
    const first = shop.day(1);
    const id = await shop.order({ from: first, to: addDays(first, 1) });
    await data(shop, buyer(), 'adsOrder.pay', { ids: [id] });
    await data(shop, buyer(), 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
    const { adId } = await order(id);
    await shop.approve([adId]);
    for (const player of shop.players) await shop.sync(player);
    await goTo(first, 1);
    await tell(0, { adId, from: startOf(first) + 8 * 3_600_000, count: 3 });
    const days = [
      { day: first, planned: 2, delivered: 1, plays: 3 },
      { day: addDays(first, 1), planned: 2, delivered: null, plays: 0 },
    ];
    for (const caller of [buyer(), shop.personas.owner])
      expect(await curve(id, caller)).toMatchObject({ of: 'places', standing: null, days });
    // Its places are free once it is settled; what was sold and delivered is told all the same.
    shop.clock.set(endOf(days[1]!.day) + 1000);
    await shop.tick();
    shop.clock.advance(limits.orderSettleAfter);
    await shop.tick();
    expect((await order(id)).status).toBe('finished');
    expect((await curve(id)).days).toEqual([days[0], { ...days[1], delivered: 0 }]);
  });
});

describe('a play keeps its price [REP-04]', () => {
  it('of its moment, in the mode by which it was sold, whatever becomes of the goods', async () => {
    const { adId, first } = await running();
    await shop.sync(shop.players[0]!);
    await goTo(first, 1);
    await tell(0, { adId, from: startOf(first) + 2 * 3_600_000, count: 1 });
    await data(shop, shop.personas.owner, 'goods.setPrice', { ids: [shop.goodsId], priceFen: 1, cptPriceFen: 1 });
    const kept = async () => {
      const { owner } = shop.personas;
      const { list } = await data<{ list: { id: string }[] }>(shop, owner, 'proofOfPlay.list', { filter: { adId } });
      expect(list).toHaveLength(1);
      return data(shop, owner, 'proofOfPlay.one', { id: list[0]!.id });
    };
    expect(await kept()).toMatchObject({ sellingMode: 'cpm', priceFen: 2000, plays: 1 });
    // And so does its hour, when its plays are one row.
    expect(await rollUpPlays(shop.services.store, shop.clock.now() + limits.playsKept + 1)).toBeGreaterThan(0);
    expect(await kept()).toMatchObject({ sellingMode: 'cpm', priceFen: 2000, plays: 1 });
  });
});

describe('a CPM order of a slot with hours [MKT-09, LAY-07]', () => {
  it('is spread over those hours, on the days on which they are', async () => {
    const { slotId } = shop.personas.own;
    const first = shop.day(1);
    const closed = weekdayOf(addDays(first, 1));
    const set = (changes: object) => data(shop, shop.personas.owner, 'adSlot.update', { id: slotId, ...changes });
    const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== closed);
    await set({ opening: 'hours', weekdays, windows: [{ from: '18:00', to: '23:00' }] });
    const { id, adId } = await running();
    for (const player of shop.players) await shop.sync(player);
    await goTo(first, 0.1);
    for (const player of shop.players) await shop.sync(player);
    await shop.tick();
    expect((await curve(id)).days.map(({ planned }) => planned)).toEqual([333, 0, 333, 334]);
    const [today, tomorrow] = await paceOf(0, adId);
    const six = startOf(first) + 18 * 3_600_000;
    expect(today!.open).toEqual([{ from: six, to: six + 5 * 3_600_000 }]);
    expect([allowedBy(today!, six - 1), allowedBy(today!, six), allowedBy(today!, six + 2.5 * 3_600_000)]).toEqual([
      0, 1, 84,
    ]);
    expect(tomorrow).toMatchObject({ plays: 0, open: [] });
    await set({ opening: 'always' });
  });
});
