import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { Asked } from '#server/commands/auctions/outside/asked.ts';
import { runAuctions } from '#server/jobs/auctions.ts';
import { NoAnswer } from '#server/outgoing/outgoing.ts';
import { call, data } from '#tests/support/call.ts';
import type { Manner } from '#tests/support/outsideBuyer.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { FLOOR } from './auctionScene.ts';
import { answerOf, bidOf, buildOutsideScene, SEAT, type OutsideScene } from './outsideScene.ts';

let scene: OutsideScene;
beforeEach(async () => {
  scene = await buildOutsideScene();
});
afterEach(async () => {
  await checkBooks(scene.shop);
  await scene.close();
});

/** An order for which the stand-in bids, on its screen. */
async function connected() {
  const order = await scene.bid();
  expect(await scene.outside(order.orderId)).toMatchObject({ code: 0 });
  return order;
}
const bids =
  (crid: string, facts: object = {}): Manner =>
  ({ body }) =>
    answerOf(body.id, [bidOf(crid, { ...scene.dsp.urls('b1'), ...facts })]);

/** Answers that are none; all others are read, whatever they are worth. */
const FAILED = new Set([
  'is silent',
  'answers no JSON',
  'answers another request',
  'answers more than is read',
  'sends elsewhere',
  'hangs up',
  'answers half a character in an id',
  'answers NUL in the address of a notice',
]);

describe('an outside buyer [MKT-10]', () => {
  it('is asked by OpenRTB 2.6, wins at the second price, and is charged by the proof of play alone', async () => {
    const { shop, dsp } = scene;
    const rival = await scene.rival();
    const inside = await scene.bid({ bidFen: 1500, advertiserId: rival.advertiserId }, rival.caller);
    const { orderId, adId, crid, number } = await connected();
    // Its screen hangs upright [DEV-23].
    await shop.within((tx) => tx.devices.update(scene.screenId, { rotation: '90' }) as Promise<unknown>);
    dsp.answers(bids(crid));
    await scene.start();
    await shop.tick();
    const [asked] = dsp.asked;
    expect(asked!.headers).toMatchObject({
      'x-openrtb-version': '2.6',
      'content-type': 'application/json',
      authorization: 'Bearer secret-of-the-buyer-1',
    });
    expect(asked!.body).toMatchObject({
      at: 2,
      test: 0,
      tmax: 400,
      cur: ['CNY'],
      wseat: [SEAT],
      imp: [
        { id: '1', bidfloor: 10, bidfloorcur: 'CNY', qty: { multiplier: 1, sourcetype: 2 }, ext: { crids: [crid] } },
      ],
      dooh: { venuetype: ['retail.malls'], venuetypetax: 1, publisher: { id: shop.corpId } },
      device: { devicetype: 8, w: 1080, h: 1920, geo: { country: 'CHN', city: '上海市' } },
    });
    const [held] = await scene.auctions();
    expect(held).toMatchObject({ status: 'won', floorFen: FLOOR, priceFen: 1500, bids: 2, partnerId: scene.partnerId });
    expect(asked!.body.id.replaceAll('-', '').toUpperCase()).toContain(held!['number'] as string);
    expect(await scene.offers(held!.id)).toEqual([
      expect.objectContaining({ order: number, partner: 'Wave', bidFen: 1800, why: 'won' }),
      expect.objectContaining({ order: inside.number, bidFen: 1500, why: 'outbid' }),
    ]);
    const [dueAt] = (await scene.sync(), scene.turns(adId));
    expect(asked!.body.imp[0]!.dt).toBe(dueAt);
    // It has won, and nothing is charged yet.
    await scene.notify();
    expect(dsp.notices).toEqual([`/win/b1?id=${asked!.body.id}&imp=1&price=15.00&loss=0&at=`]);
    expect(await scene.order(orderId)).toMatchObject({ spentFen: 0 });
    const playedAt = dueAt! + 2000;
    shop.clock.set(dueAt! + 20_000);
    await scene.sync([scene.played(adId, playedAt)]);
    dsp.answers(() => null);
    await shop.tick();
    await scene.notify();
    expect(dsp.notices.slice(1)).toEqual([`/bill/b1?id=${asked!.body.id}&imp=1&price=15.00&loss=0&at=${playedAt}`]);
    expect(await scene.order(orderId)).toMatchObject({ spentFen: 2, averageFen: 1500, delivered: 1, wins: 1 });
    expect(await scene.partner()).toMatchObject({ bids: 1, wins: 1, failures: 0 });
    // Nothing is told twice.
    await shop.tick();
    expect(await scene.notify()).toBe(0);
  });

  it.each<[string, (crid: string) => Manner, string]>([
    ['bids nothing', () => () => null, 'noBid'],
    [
      'says why it does not bid',
      () =>
        ({ body }) => ({ id: body.id, nbr: 2 }),
      'noBid',
    ],
    ['is silent', () => () => undefined as never, 'noAnswer'],
    ['answers no JSON', () => () => '<html>', 'malformed'],
    ['answers another request', (crid) => () => answerOf('other', [bidOf(crid)]), 'malformed'],
    ['answers more than is read', () => () => `"${'x'.repeat(limits.outsideBytes)}"`, 'malformed'],
    ['answers half a character in an id', (crid) => bids(crid, { adid: 'a\ud800' }), 'malformed'],
    ['answers NUL in the address of a notice', (crid) => bids(crid, { lurl: 'https://a.example.com/\0' }), 'malformed'],
    [
      'sends elsewhere',
      () => (_asked, response) => {
        response.writeHead(302, { location: `${scene.dsp.url}/more` }).end();
        return null;
      },
      'malformed',
    ],
    [
      'hangs up',
      () => (_asked, response) => {
        response.destroy();
        return undefined as never;
      },
      'unreachable',
    ],
    [
      'bids in another currency',
      (crid) =>
        ({ body }) =>
          answerOf(body.id, [bidOf(crid)], { cur: 'USD' }),
      'otherCurrency',
    ],
    [
      'names no currency, which is USD',
      (crid) =>
        ({ body }) =>
          answerOf(body.id, [bidOf(crid)], { cur: undefined }),
      'otherCurrency',
    ],
    ['bids below the floor', (crid) => bids(crid, { price: 9.99 }), 'belowFloor'],
    ['bids more than the order allows', (crid) => bids(crid, { price: 30.01 }), 'aboveMost'],
    ['bids no number', (crid) => bids(crid, { price: '18' }), 'malformed'],
    ['bids for another impression', (crid) => bids(crid, { impid: '2' }), 'otherImp'],
    [
      'bids for another seat',
      (crid) =>
        ({ body }) =>
          answerOf(body.id, [], { seatbid: [{ seat: 'x', bid: [bidOf(crid)] }] }),
      'otherSeat',
    ],
    ['bids with a creative that nobody knows', () => bids('AD0'), 'notApproved'],
  ])('takes nothing from the orders beside it where it %s', async (title, manner, why) => {
    const { shop, dsp } = scene;
    const rival = await scene.rival();
    const inside = await scene.bid({ advertiserId: rival.advertiserId }, rival.caller);
    const { orderId, crid } = await connected();
    dsp.answers(manner(crid));
    await scene.start();
    await shop.tick();
    const [held] = await scene.auctions();
    expect(held).toMatchObject({ status: 'won', priceFen: FLOOR, partnerId: null });
    const offers = await scene.offers(held!.id);
    expect(offers.find(({ order }) => order === inside.number)).toMatchObject({ why: 'won' });
    expect(offers.find(({ order }) => order !== inside.number)).toMatchObject({ why, partner: 'Wave' });
    expect(await scene.order(orderId)).toMatchObject({ wins: 0, spentFen: 0 });
    expect(await scene.partner()).toMatchObject({ asked: 1, wins: 0, failures: FAILED.has(title) ? 1 : 0 });
  });

  it.each<[string, Manner, number]>([
    ['bids nothing', () => null, 0],
    ['fails', () => 'no JSON', 1],
  ])(
    'is asked for each play once, and where it always %s an hour has one record of it',
    async (_title, manner, failing) => {
      const { shop, dsp } = scene;
      await connected();
      dsp.answers(manner);
      await scene.start();
      for (let round = 0; round < 36; round += 1) {
        await shop.tick();
        shop.clock.advance(5_000);
        if (round % 4 === 0) await scene.sync();
      }
      const plays = dsp.asked.map(({ body }) => body.imp[0]!.dt);
      expect(new Set(plays).size).toBe(plays.length);
      expect(plays.length).toBeGreaterThan(2);
      expect(await scene.partner()).toMatchObject({ asked: plays.length, failures: failing * plays.length });
      expect(await scene.auctions()).toEqual([expect.objectContaining({ status: 'unsold', bids: 0 })]);
    },
  );

  it('is asked in the next round for a play for which nothing was sent, since its host had too much to answer', async () => {
    const { shop, dsp } = scene;
    const { crid } = await connected();
    dsp.answers(bids(crid));
    await scene.start();
    const asked = new Asked();
    const busy = { send: () => Promise.reject(new NoAnswer('notAsked')) };
    expect(await runAuctions({ ...shop.services, outgoing: busy }, asked)).toEqual({ done: 0, failed: [] });
    expect(dsp.asked).toEqual([]);
    expect(await runAuctions(shop.services, asked)).toMatchObject({ failed: [] });
    expect(dsp.asked).not.toEqual([]);
    expect(await scene.auctions()).toMatchObject([{ status: 'won', partnerId: scene.partnerId }]);
    const { length } = dsp.asked;
    await runAuctions(shop.services, asked);
    expect(dsp.asked).toHaveLength(length);
  });

  it('is left alone for a while after failures in a row, and asked again later', async () => {
    const { shop, dsp } = scene;
    await connected();
    dsp.answers(() => 'no JSON');
    await scene.start();
    for (let round = 0; round < limits.outsideFailures; round += 1) {
      await shop.tick();
      shop.clock.advance(limits.auctionEvery);
      await scene.sync();
    }
    const before = dsp.asked.length;
    expect(await scene.partner()).toMatchObject({ failures: before, lastAnswer: 'malformed' });
    expect(before).toBe(limits.outsideFailures);
    const rests = Date.parse((await scene.partner())['restUntil'] as string);
    shop.clock.set(rests - 1000);
    await scene.sync();
    await shop.tick();
    expect(dsp.asked).toHaveLength(before);
    shop.clock.set(rests + limits.auctionEvery);
    await scene.sync();
    await shop.tick();
    expect(dsp.asked.length).toBeGreaterThan(before);
  });

  it('is not left alone for what it failed at one moment, for however many screens', async () => {
    const { shop, dsp } = scene;
    const { orderId } = await scene.bid({
      lines: [{ goodsId: shop.goodsId, deviceIds: [scene.screenId, ...shop.deviceIds] }],
    });
    await scene.outside(orderId);
    dsp.answers(() => 'no JSON');
    await scene.start();
    for (let round = 0; round < limits.outsideFailures - 1; round += 1) {
      await scene.sync();
      await scene.syncOther(shop.players[0]!);
      await shop.tick();
      shop.clock.advance(limits.auctionEvery);
    }
    expect(dsp.asked.length).toBeGreaterThan(limits.outsideFailures);
    expect(await scene.partner()).toMatchObject({ failures: dsp.asked.length, restUntil: null });
    await scene.sync();
    await shop.tick();
    expect((await scene.partner())['restUntil']).not.toBeNull();
  });

  it('is asked only while it is on, and an order bids by itself once its buyer says so', async () => {
    const { shop, dsp, partnerId } = scene;
    const { orderId } = await connected();
    const { rev } = await scene.partner();
    await data(shop, shop.personas.owner, 'demandPartner.update', { id: partnerId, rev, enabled: false });
    await scene.start();
    await shop.tick();
    expect(dsp.asked).toEqual([]);
    expect(await scene.auctions()).toEqual([]);
    expect(await scene.outside(orderId, null)).toMatchObject({ code: 0 });
    await shop.tick();
    expect(await scene.auctions()).toEqual([expect.objectContaining({ status: 'won', partnerId: null })]);
  });

  it.each([
    ['810101', { country: 'HKG' }],
    ['440106', { country: 'CHN', city: '广州市' }],
    [null, undefined],
  ])('is told where a screen is as far as its district is known: %s', async (districtCode, geo) => {
    const { shop, dsp } = scene;
    await connected();
    await shop.within((tx) => tx.devices.update(scene.screenId, { districtCode }).then(() => undefined));
    await scene.start();
    await shop.tick();
    const told = dsp.asked[0]!.body['device'] as { geo?: Record<string, unknown> };
    expect(told).toMatchObject(geo ? { geo } : {});
    expect('geo' in told).toBe(geo !== undefined);
  });

  it('is tested with a play like those that it is asked for, one at a time', async () => {
    const { shop, dsp, partnerId } = scene;
    await connected();
    await scene.start();
    await shop.tick();
    await data(shop, shop.personas.owner, 'demandPartner.test', { ids: [partnerId] });
    const [real, trial] = dsp.asked.map(({ body }) => body);
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.length > 0
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shape(each)]))
          : typeof value;
    const { ext: _crids, ...imp } = trial!.imp[0]!;
    expect(shape(real!.imp[0])).toMatchObject(shape(imp) as object);
    const two = await call(shop, shop.personas.owner, 'demandPartner.test', { ids: [partnerId, 'x'] });
    expect(two.code).toBe(errors.PAYLOAD_INVALID.code);
  });

  it('is sent compressed requests where it takes them, and a test that nobody is charged for', async () => {
    const { shop, dsp, partnerId } = scene;
    const { rev } = await scene.partner();
    await data(shop, shop.personas.owner, 'demandPartner.update', { id: partnerId, rev, gzip: true });
    dsp.answers(({ body }) => answerOf(body.id, [bidOf('any')]));
    await data(shop, shop.personas.owner, 'demandPartner.test', { ids: [partnerId] });
    expect(dsp.asked[0]).toMatchObject({ headers: { 'content-encoding': 'gzip' }, body: { test: 1 } });
    expect(await scene.partner()).toMatchObject({ testAnswer: expect.stringMatching(/^bid\n\{/), asked: 0 });
    expect(await scene.auctions()).toEqual([]);
  });
});
