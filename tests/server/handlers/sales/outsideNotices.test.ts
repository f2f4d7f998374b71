import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { createBidNotices } from '#server/jobs/bidNotices.ts';
import type { Manner } from '#tests/support/outsideBuyer.ts';
import { answerOf, bidOf, buildOutsideScene, type OutsideScene } from './outsideScene.ts';

let scene: OutsideScene;
beforeEach(async () => {
  scene = await buildOutsideScene();
});
afterEach(() => scene.close());

/** An order for which the stand-in bids, on its screen. */
async function connected() {
  const order = await scene.bid();
  expect(await scene.outside(order.orderId)).toMatchObject({ code: 0 });
  return order;
}
const bids =
  (crid: string): Manner =>
  ({ body }) =>
    answerOf(body.id, [bidOf(crid, scene.dsp.urls('b1'))]);

describe('an outside buyer [MKT-10]', () => {
  it('is told that its play expired where no screen showed it, and pays nothing', async () => {
    const { shop, dsp } = scene;
    const { orderId, crid } = await connected();
    dsp.answers(bids(crid));
    await scene.start();
    await shop.tick();
    await scene.notify();
    dsp.answers(() => null);
    shop.clock.advance(limits.auctionTold + limits.auctionHorizon + 1000);
    await shop.tick();
    await scene.notify();
    expect(dsp.notices.filter((path) => !path.startsWith('/win'))).toEqual([
      expect.stringMatching(/^\/loss\/b1\?id=[\w-]+&imp=1&price=&loss=2&at=$/),
    ]);
    expect(await scene.order(orderId)).toMatchObject({ spentFen: 0 });
  });

  it('is told why it lost, by the codes of the specification, and not what others bid', async () => {
    const { shop, dsp } = scene;
    const rival = await scene.rival();
    await scene.bid({ bidFen: 2500, advertiserId: rival.advertiserId }, rival.caller);
    const { crid } = await connected();
    dsp.answers(({ body }) =>
      answerOf(body.id, [
        bidOf(crid, { id: 'low', price: 1, lurl: scene.dsp.urls('low').lurl }),
        bidOf(crid, { id: 'less', price: 20, lurl: scene.dsp.urls('less').lurl }),
        bidOf('AD0', { id: 'new', lurl: scene.dsp.urls('new').lurl }),
      ]),
    );
    await scene.start();
    await shop.tick();
    await scene.notify();
    const told = dsp.notices.flatMap((path) => [
      /^\/loss\/(\w+)\?.*&price=&loss=(\d+)&at=$/.exec(path)?.slice(1) ?? path,
    ]);
    expect(told.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual([
      ['less', '102'],
      ['low', '100'],
      ['new', '201'],
    ]);
  });

  it('is told what it won and is charged before what others lost, and of these no more than a few', async () => {
    const { shop, dsp } = scene;
    const { crid } = await connected();
    const urls = (name: string) => dsp.urls(name);
    dsp.answers(({ body }) =>
      answerOf(body.id, [
        ...Array.from({ length: 15 }, (_, n) => bidOf(crid, { id: `low${n}`, price: 1, lurl: urls(`low${n}`).lurl })),
        bidOf(crid, { id: 'best', ...urls('best') }),
      ]),
    );
    await scene.start();
    for (let round = 0; round < 10; round += 1) {
      await shop.tick();
      shop.clock.advance(limits.auctionEvery);
      await scene.sync();
    }
    // Notices of wins are now due last.
    await shop.within(({ db, now }) =>
      db
        .updateTable('bid_notices')
        .set({ due_at: now })
        .where('event', '=', 'win')
        .execute()
        .then(() => undefined),
    );
    const queued = await shop.within(({ db }) => db.selectFrom('bid_notices').select('event').execute());
    const won = queued.filter(({ event }) => event === 'win').length;
    expect(queued.filter(({ event }) => event === 'loss')).toHaveLength(won + 5 * won);
    await scene.notify();
    const first = dsp.notices.map((path) => path.split('/')[1]);
    expect(first.filter((event) => event === 'win')).toHaveLength(won);
    expect(first.filter((event) => event === 'loss')).toHaveLength(20);
  });

  it.each([
    [404, 1],
    [429, limits.outsideNoticeTries],
    [503, limits.outsideNoticeTries],
  ])('is told once where it refuses a notice, and again where it only could not take it: %s', async (status, times) => {
    const { shop, dsp } = scene;
    const { crid } = await connected();
    dsp.answers(bids(crid));
    dsp.takesNotices(status);
    await scene.start();
    await shop.tick();
    for (let hour = 0; hour < 10; hour += 1) {
      await scene.notify();
      shop.clock.advance(3_600_000);
    }
    expect(dsp.notices).toHaveLength(times);
  });

  it('is told the rest where what came of one notice cannot be kept', async () => {
    const { shop, dsp } = scene;
    const { crid } = await connected();
    const urls = (name: string) => dsp.urls(name);
    dsp.answers(({ body }) =>
      answerOf(body.id, [bidOf(crid, urls('best')), bidOf(crid, { id: 'b2', price: 1, lurl: urls('b2').lurl })]),
    );
    await scene.start();
    await shop.tick();
    const { services, app } = shop;
    const send: typeof services.outgoing.send = (url, sending) =>
      url.includes('/loss/') ? Promise.reject(new Error('a fault of ours')) : services.outgoing.send(url, sending);
    await expect(createBidNotices({ ...services, outgoing: { send }, log: app.log })()).rejects.toThrow(AggregateError);
    expect(dsp.notices.map((path) => path.split('/')[1])).toEqual(['win']);
    shop.clock.advance(limits.outsideNoticeTime + 60_000);
    await scene.notify();
    expect(dsp.notices.map((path) => path.split('/')[1])).toEqual(['win', 'loss']);
  });
});
