import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { bookFaults } from '#tests/support/payments.ts';
import { FLOOR } from './auctionScene.ts';
import { answerOf, bidOf, buildOutsideScene, type OutsideScene } from './outsideScene.ts';

const INSIDE = 1500;
/** Runs of six plays each. */
const RUNS = Number(process.env.RACE_ROUNDS ?? 3);

/** One play: what the outside buyer bids for it, in fen, and whether the screen shows it. */
const play = fc.record({ fen: fc.integer({ min: 0, max: 4000 }), isShown: fc.boolean() });

/** Sells plays, shows some, and settles; returns what each auction came to and what the order was charged. */
async function sell(scene: OutsideScene, plays: readonly { fen: number; isShown: boolean }[]) {
  const { shop, dsp } = scene;
  const rival = await scene.rival();
  const wish = { bidFen: INSIDE, advertiserId: rival.advertiserId, budgetFen: 50_000, amountFen: 50_000 };
  const inside = await scene.bid(wish, rival.caller);
  const { orderId, adId, crid } = await scene.bid();
  await scene.outside(orderId);
  let fen = 0;
  dsp.answers(({ body }) => answerOf(body.id, [bidOf(crid, { price: fen / 100 })]));
  await scene.start();
  for (const each of plays) {
    fen = each.fen;
    await shop.tick();
    await scene.sync();
    const [dueAt] = [...scene.turns(adId), ...scene.turns(inside.adId)].filter((at) => at > shop.clock.now());
    const winner = scene.turns(adId).includes(dueAt ?? 0) ? adId : inside.adId;
    shop.clock.set(dueAt! + limits.auctionWindow);
    await scene.sync(each.isShown ? [scene.played(winner, dueAt! + 1000)] : []);
  }
  dsp.answers(() => null);
  shop.clock.advance(limits.auctionTold + limits.auctionHorizon + 1000);
  await scene.sync();
  await shop.tick();
  const auctions = await shop.within((tx) => tx.auctions.find((eb) => eb('winner_id', '=', orderId)));
  const offers = auctions.map(({ offers: told }) => told as { bidFen: number; why: string }[]);
  shop.clock.set(Date.parse(`${shop.day(2)}T00:00:00+08:00`));
  await shop.tick();
  shop.clock.advance(limits.orderSettleAfter);
  await shop.tick();
  await shop.tick();
  return { auctions, offers, order: await scene.order(orderId) };
}

it('never pays more than it bid or less than the floor, and is charged to the fen for what was shown [MKT-10]', async () => {
  let [won, played] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(play, { minLength: 6, maxLength: 6 }), async (plays) => {
      const scene = await buildOutsideScene();
      try {
        const { auctions, offers, order } = await sell(scene, plays);
        auctions.forEach(({ priceFen }, n) => {
          const won = offers[n]!.find(({ why }) => why === 'won')!;
          expect(priceFen).toBeLessThanOrEqual(won.bidFen);
          expect(priceFen).toBeGreaterThanOrEqual(Math.max(FLOOR, INSIDE));
          expect(won.bidFen).toBeLessThanOrEqual(3000);
        });
        const shown = auctions.filter(({ status }) => status === 'played');
        won += auctions.length;
        played += shown.length;
        const milli = shown.reduce((sum, { priceFen }) => sum + (priceFen ?? 0), 0);
        expect(auctions.every(({ status }) => status === 'played' || status === 'lapsed')).toBe(true);
        expect(order).toMatchObject({ status: 'finished', delivered: shown.length });
        expect(order['earnedFen']).toBe(Math.round(milli / 1000));
        expect((order['earnedFen'] as number) + (order['creditFen'] as number)).toBe(10_000);
        expect(await bookFaults(scene.shop)).toEqual([]);
      } finally {
        await scene.close();
      }
    }),
    { numRuns: RUNS, seed: 26 },
  );
  // Ensures that the test proves something.
  expect(won).toBeGreaterThan(played);
  expect(played).toBeGreaterThan(0);
});
