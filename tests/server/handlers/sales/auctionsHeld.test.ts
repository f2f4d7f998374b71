import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { AuctionStored } from '#generated/server/auctions.gen.ts';
import { runAuctions } from '#server/jobs/auctions.ts';
import type { Scope, Store, Tx } from '#server/store/types.ts';
import { data } from '#tests/support/call.ts';
import { auctionScene, type AuctionScene } from './auctionScene.ts';

let scene: AuctionScene;
beforeEach(async () => {
  scene = await auctionScene();
});
afterEach(async () => {
  await scene.shop.close();
});

/** A store that keeps no auction of one screen. */
const refusing = (store: Store, deviceId: string): Store => {
  const bound = <T extends object>(target: T, over: (name: string | symbol) => unknown): T =>
    new Proxy(target, {
      get(_target, name) {
        const value: unknown = over(name) ?? Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  const insert = (tx: Tx) => (row: Partial<AuctionStored>) =>
    row.deviceId === deviceId ? Promise.reject(new Error('no row for this screen')) : tx.auctions.insert(row);
  const within = (tx: Tx): Tx =>
    bound(tx, (name) =>
      name === 'auctions' ? bound(tx.auctions, (verb) => (verb === 'insert' ? insert(tx) : undefined)) : undefined,
    );
  return bound(store, (name) =>
    name === 'write'
      ? (scope: Scope, work: (tx: Tx) => Promise<unknown>) => store.write(scope, (tx) => work(within(tx)))
      : undefined,
  );
};

interface Told {
  status: string;
  bids: number;
  priceFen: number | null;
  winnerName: string | null;
  offers: { order: string; buyer: string; bidFen: number; why: string }[];
}
const told = async (): Promise<Told> => {
  const [last] = await scene.auctions();
  return data<Told>(scene.shop, scene.shop.personas.owner, 'auction.one', { id: last!.id });
};

/** Older orders of another buyer, like this one. */
const alike = (orderId: string, count: number, facts: Partial<AdsOrderStored>) =>
  scene.shop.within(async (tx) => {
    const { id: _id, rev: _rev, number: _number, ...order } = (await tx.adsOrders.one(orderId))!;
    for (let n = 0; n < count; n += 1)
      await tx.adsOrders.insert({ ...order, number: `OLD ${facts.advertiserName} ${n}`, createdAt: 1, ...facts });
  });

describe('what is for sale [MKT-10, REP-03]', () => {
  it('is no play of hours in which a timer has the screen off, and every play from the moment at which it comes on', async () => {
    const { shop, screen, bid } = scene;
    const morning = Date.parse(`${shop.day(1)}T00:00:00+08:00`);
    await shop.within(async (tx) => {
      await tx.deviceTimers.insert({
        name: 'Night',
        kind: 'power',
        status: 'enabled',
        repeat: 'daily',
        targetType: 'device',
        targetIds: [screen.deviceId],
        offTime: '22:00',
        onTime: '08:00',
        onDay: 'next',
      });
    });
    await bid();
    const minutes = async (from: number, to: number) => {
      for (let minute = from; minute < to; minute += 1) {
        shop.clock.set(morning + minute * 60_000);
        await scene.sync();
        await shop.tick();
      }
    };
    await minutes(7 * 60 + 40, 7 * 60 + 55);
    const sold = () => shop.within((tx) => tx.auctions.find((eb) => eb('device_id', '=', screen.deviceId)));
    expect(await sold()).toEqual([]);
    await minutes(7 * 60 + 55, 8 * 60 + 15);
    const dues = (await sold()).map(({ dueAt }) => dueAt ?? 0);
    expect(dues.length).toBeGreaterThan(0);
    expect(Math.min(...dues)).toBeGreaterThanOrEqual(morning + 8 * 3_600_000);
  });
});

describe('who takes part in an auction [MKT-10]', () => {
  it('is everybody who bids, also after fifty older bids that are lower or cannot win; and the best are named', async () => {
    const { shop, bid, goTo } = scene;
    const { orderId } = await bid();
    const other = { advertiserId: shop.personas.agent.corpId, advertiserName: 'Early' };
    await alike(orderId, limits.auctionTells + 10, { ...other, priceFen: 1100 });
    await alike(orderId, 5, { ...other, advertiserName: 'Unread', adId: null, priceFen: 9000 });
    await goTo(9);
    const auction = await told();
    expect(auction).toMatchObject({ status: 'won', bids: limits.auctionTells + 16, priceFen: 1100 });
    expect(auction.winnerName).not.toBe('Early');
    expect(auction.offers[0]).toMatchObject({ why: 'won', bidFen: 3000 });
    // Of one buyer no more than a few.
    expect(auction.offers.filter(({ buyer }) => buyer === 'Early')).toHaveLength(limits.auctionTellsOfOne);
    expect(auction.offers.filter(({ why }) => why === 'notApproved')).toHaveLength(5);
  });

  it('wins no play of a screen that has not its file yet, whatever other screens have', async () => {
    const { shop, screen, bid, goTo } = scene;
    const other = shop.players[0]!;
    await bid({
      lines: [{ goodsId: shop.goodsId, deviceIds: [screen.deviceId, other.deviceId] }],
    });
    // The other screen is on, and has no file.
    await goTo(9);
    await shop.sync(other, { inventory: [] });
    shop.clock.advance(limits.auctionEvery);
    await scene.sync();
    await shop.sync(other, { inventory: [] });
    await shop.tick();
    const list = await scene.auctions();
    const of = (deviceId: string) => list.filter((row) => row['deviceId'] === deviceId);
    expect(of(screen.deviceId).map(({ status }) => status)).toContain('won');
    expect(of(other.deviceId).map(({ status }) => status)).toEqual(['unsold']);
  });

  it('wins its play where that of another screen cannot be kept, which is told and tried again', async () => {
    const { shop, screen, bid } = scene;
    const other = shop.players[0]!;
    await bid({ lines: [{ goodsId: shop.goodsId, deviceIds: [screen.deviceId, other.deviceId] }] });
    const { services } = shop;
    shop.clock.set(Date.parse(`${shop.day(1)}T09:00:00+08:00`));
    await scene.sync();
    await shop.sync(other, { inventory: [] });
    const keepsNone = (deviceId: string) => runAuctions({ ...services, store: refusing(services.store, deviceId) });
    expect(await keepsNone(other.deviceId)).toMatchObject({
      done: 1,
      failed: [{ message: expect.stringContaining(shop.corpId), cause: { message: 'no row for this screen' } }],
    });
    expect(await scene.auctions()).toEqual([expect.objectContaining({ status: 'won', deviceId: screen.deviceId })]);
    expect(await runAuctions(services)).toEqual({ done: 1, failed: [] });
    expect((await scene.auctions()).map(({ deviceId }) => deviceId)).toContain(other.deviceId);
  });

  it('is told that its ad was taken down where it was, and not that nobody approved it', async () => {
    const { shop, bid, goTo } = scene;
    const { adId } = await bid();
    await goTo(8);
    await data(shop, shop.personas.owner, 'ad.takeDown', { ids: [adId], reason: 'A mistake' });
    shop.clock.advance(limits.auctionEvery);
    await scene.sync();
    await shop.tick();
    expect((await told()).offers).toEqual([expect.objectContaining({ why: 'takenDown' })]);
  });

  it('waits as paused where the media owner has paused the plan of its ad', async () => {
    const { shop, bid, goTo } = scene;
    const { adId } = await bid();
    await shop.within(async (tx) => {
      const { campaignId } = (await tx.ads.one(adId))!;
      await tx.campaigns.update(campaignId!, { status: 'paused' });
    });
    await goTo(9);
    expect((await told()).offers).toEqual([expect.objectContaining({ why: 'paused' })]);
  });
});

describe('a play that nobody may buy [MKT-10]', () => {
  it('is told of once an hour, and counts as no auction of anybody in between', async () => {
    const { shop, bid, did, goTo, auctions, one, sync } = scene;
    const { orderId, adId } = await bid();
    expect(await did('ad.hold', { ids: [adId] })).toMatchObject({ code: 0 });
    await goTo(9);
    for (let minute = 0; minute < 10; minute += 1) {
      shop.clock.advance(limits.auctionEvery);
      await sync();
      await shop.tick();
    }
    expect(await auctions()).toEqual([expect.objectContaining({ status: 'unsold' })]);
    expect(await one(orderId)).toMatchObject({ auctions: 1 });
    shop.clock.advance(limits.auctionUnsold);
    await sync();
    await shop.tick();
    expect(await auctions()).toHaveLength(2);
    // It is sold as soon as somebody may.
    expect(await did('ad.resume', { ids: [adId] })).toMatchObject({ code: 0 });
    await sync();
    shop.clock.advance(limits.auctionEvery);
    await sync();
    await shop.tick();
    expect((await auctions())[0]).toMatchObject({ status: 'won' });
  });
});

describe('moments that a slot sells [MKT-10]', () => {
  it('are never nearer to each other than a minute, also where its places change', async () => {
    const { shop, bid, goTo, auctions, sync } = scene;
    await bid();
    await goTo(9);
    for (const [round, places] of [7, 4, 9, 5, 4, 11, 4].entries()) {
      await shop.within((tx) =>
        tx.adSlots.update(shop.personas.own.slotId, { carouselPlaces: places }).then(() => undefined),
      );
      shop.clock.advance(20_000 + round * 1000);
      await sync();
      await shop.tick();
    }
    const dues = (await auctions()).map((row) => Date.parse(row['dueAt'] as string)).toSorted((a, b) => a - b);
    expect(dues.length).toBeGreaterThan(1);
    for (const [n, due] of dues.slice(1).entries()) expect(due - dues[n]!).toBeGreaterThanOrEqual(limits.auctionEvery);
  });

  it.each([15, 20])('of two slots of one area are a showing of %i seconds apart', async (showingS) => {
    const { shop, bid, goTo, sync, auctions } = scene;
    const { orderId } = await bid();
    await shop.within(async (tx) => {
      await tx.adSlots.update(shop.personas.own.slotId, { showingS });
      const { id: _id, rev: _rev, ...slot } = (await tx.adSlots.one(shop.personas.own.slotId))!;
      const second = await tx.adSlots.insert({ ...slot, name: 'Evening', number: 'EVENING' });
      const { id: _order, rev: _orderRev, ...order } = (await tx.adsOrders.one(orderId))!;
      await tx.adsOrders.insert({ ...order, number: 'SECOND', slotId: second.id });
    });
    await goTo(9);
    for (let minute = 0; minute < 3; minute += 1) {
      shop.clock.advance(60_000);
      await sync();
      await shop.tick();
    }
    const dues = (await auctions()).map((row) => Date.parse(row['dueAt'] as string)).toSorted((a, b) => a - b);
    expect(dues.length).toBeGreaterThanOrEqual(2);
    for (const [n, due] of dues.slice(1).entries()) expect(due - dues[n]!).toBeGreaterThanOrEqual(showingS * 1000);
  });
});

describe('an even pace [MKT-10]', () => {
  it('follows the hours in which the slot is open: in its only hour all of the day is spent', async () => {
    const { shop, bid, goTo, auctions } = scene;
    const windows = [{ from: '09:00', to: '10:00' }];
    // A day's budget of one play and a half: over 24 hours it would wait for the afternoon.
    await bid({ pacing: 'even', bidFen: 1500, budgetFen: 2, amountFen: 2 });
    await shop.within((tx) =>
      tx.adSlots.update(shop.personas.own.slotId, { opening: 'hours', windows } as never).then(() => undefined),
    );
    await goTo(9);
    expect(await auctions()).toEqual([expect.objectContaining({ status: 'won' })]);
  });
});

describe('auctions that are long over [MKT-10]', () => {
  it('are forgotten, all of them, and what is won stays', async () => {
    const { shop, bid, goTo, auctions } = scene;
    await bid();
    await goTo(9);
    const [won] = await auctions();
    await shop.within(async (tx) => {
      const { id: _id, rev: _rev, ...row } = (await tx.auctions.one(won!.id))!;
      for (let n = 0; n < 3; n += 1)
        await tx.auctions.insert({ ...row, status: 'lapsed', number: `OLD${n}`, dueAt: (row.dueAt ?? 0) - n - 1 });
    });
    shop.clock.advance(limits.auctionKept + 10 * limits.auctionEvery);
    await shop.tick();
    const left = await shop.within((tx) => tx.auctions.find((eb) => eb('number', 'like', 'OLD%')));
    expect(left).toEqual([]);
  });
});

describe('a play that was won [AD-19]', () => {
  it('is why its ad is on the screen, in the minute of its turn and no other', async () => {
    const { shop, screen, bid, goTo, sync, turnsOf } = scene;
    const { adId } = await bid();
    await goTo(9);
    const [dueAt] = turnsOf(await sync(), adId)!;
    const plannedAt = async (at: number) => {
      const asked = { id: screen.deviceId, at: new Date(at).toISOString() };
      const { slots } = await data<{ slots: { planned: { adId: string } | null }[] }>(
        shop,
        shop.personas.owner,
        'device.explain',
        asked,
      );
      return slots.map(({ planned }) => planned?.adId);
    };
    expect(await plannedAt(dueAt! + 5000)).toContain(adId);
    expect(await plannedAt(dueAt! + 30_000)).not.toContain(adId);
    expect(await plannedAt(dueAt! - 5000)).not.toContain(adId);
  });
});

describe('plays that are sold by number beside auctions [MKT-09, MKT-10]', () => {
  it('are as many as there is time for: what auctions take is not sold twice', async () => {
    const { shop, screen } = scene;
    const most = async () => {
      const wish = {
        lines: [{ goodsId: shop.goodsId, deviceIds: [screen.deviceId] }],
        from: shop.day(1),
        to: shop.day(1),
      };
      const asked = { ...wish, sellingMode: 'cpt' };
      return (await data<{ expectedPlays: number }>(shop, shop.personas.advertiser, 'adsOrder.quote', asked))
        .expectedPlays;
    };
    const beside = await most();
    await shop.within((tx) => tx.adSlots.update(shop.personas.own.slotId, { rtb: false }).then(() => undefined));
    // Of four places' time a fourth goes to auctions.
    expect(beside).toBe((await most()) * 0.75);
  });
});
