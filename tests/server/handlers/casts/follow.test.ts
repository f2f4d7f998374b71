import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { runTransitions } from '#server/jobs/transitions.ts';
import { reconcile } from '#server/pay/reconcile.ts';
import { data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { buildCastScene, type CastScene } from './scene.ts';

const log = { error: () => {}, warn: () => {} } as never;
const SYSTEM = { kind: 'system', corpId: null } as const;

let scene: CastScene;
beforeEach(async () => {
  scene = await buildCastScene();
});
afterEach(async () => {
  await checkBooks(scene);
  await scene.close();
});

/** Moves states by the clock, and settles nothing yet: what a phone sees that asks between the two. */
const transitions = () => scene.services.store.write(SYSTEM, runTransitions);
const review = async (verb: 'cast.approve' | 'cast.reject', text: string, more: object = {}) => {
  const cast = (await scene.casts()).find((each) => each.text === text)!;
  return data(scene, scene.personas.owner, verb, { ids: [cast.id], ...more });
};
const sendPaid = async (text = '好') => {
  await scene.sell({ castPriceFen: 300 });
  const { ticket } = await scene.send({ text, amountFen: 300 });
  await scene.payFor(ticket);
  await scene.pay.deliver();
  return ticket;
};

describe('a phone that asks between the end of a cast and its settling', () => {
  it('is told at once that the money of a refused one goes back [MKT-10]', async () => {
    const ticket = await sendPaid();
    await review('cast.reject', '好', { reason: '不合适' });
    expect(await scene.follow(ticket)).toMatchObject({ status: 'refused', refund: 'due', payment: 'paid' });
    await scene.round();
    expect(await scene.follow(ticket)).toMatchObject({ status: 'refused', refund: 'done' });
  });

  it('is told the same of one that ran out after it was paid [MKT-10]', async () => {
    const ticket = await sendPaid();
    scene.clock.advance(limits.castReview);
    await transitions();
    expect(await scene.follow(ticket)).toMatchObject({ status: 'expired', refund: 'due', payment: 'paid' });
  });

  it('is told that it is queued until it is known when it was shown, and then when that was [MKT-10]', async () => {
    await scene.sell({ castReview: false });
    const { ticket } = await scene.send({});
    await scene.round();
    const before = scene.clock.now();
    await scene.play(1);
    await transitions();
    expect((await scene.casts())[0]).toMatchObject({ status: 'played', settledAt: null });
    expect(await scene.follow(ticket)).toMatchObject({ status: 'queued', playedAt: null });
    await scene.round();
    const { status, playedAt } = await scene.follow(ticket);
    expect(status).toBe('played');
    expect(Date.parse(playedAt ?? '')).toBe(before + 1000);
  });
});

describe('nothing was charged', () => {
  it('is known only once the gateway says that it cannot be paid any more [MKT-10, C18]', async () => {
    await scene.sell({ castPriceFen: 300 });
    const { ticket } = await scene.send({ amountFen: 300 });
    expect(await scene.follow(ticket)).toMatchObject({ status: 'unpaid', payment: 'open' });
    await scene.payFor(ticket, 'late');
    scene.clock.advance(limits.castPay + 60_000);
    await scene.round();
    // The gateway has the money, and has not told of it.
    expect(await scene.follow(ticket)).toMatchObject({ status: 'expired', payment: 'open', payUrl: null });
    await reconcile({ ...scene.services, log });
    expect(await scene.follow(ticket)).toMatchObject({ status: 'expired', payment: 'paid', refund: 'due' });
  });

  it('where nobody opened the payment', async () => {
    await scene.sell({ castPriceFen: 300 });
    const { ticket } = await scene.send({ amountFen: 300 });
    scene.clock.advance(limits.castPay);
    await scene.round();
    await reconcile({ ...scene.services, log });
    expect(await scene.follow(ticket)).toMatchObject({ status: 'expired', payment: 'closed', refund: 'none' });
  });

  it('is not asked of one that costs nothing', async () => {
    await scene.sell({});
    expect(await scene.follow((await scene.send({})).ticket)).toMatchObject({ payment: 'none', refund: 'none' });
  });
});

it('of a queued cast those are before it that were let onto the screen earlier, and none that waits for review [MKT-10]', async () => {
  await scene.sell({});
  const [first, second] = [await scene.send({ text: '一' }), await scene.send({ text: '二' })];
  await scene.send({ text: '三' });
  await review('cast.approve', '二');
  expect((await scene.follow(second.ticket)).before).toBe(0);
  expect((await scene.follow(first.ticket)).before).toBe(0);
  scene.clock.advance(1000);
  await review('cast.approve', '一');
  expect((await scene.follow(first.ticket)).before).toBe(1);
  expect((await scene.follow(second.ticket)).before).toBe(0);
});

it('of two screens of a slot the one whose code was scanned shows it, and no other ends what waits on another [MKT-10, LAY-06]', async () => {
  await scene.sell({ castReview: false });
  const { layoutId } = scene.personas.own;
  const other = await scene.addScreen({ layoutId, name: 'Other' });
  const lookThere = async () => (await scene.sync(other)).body;
  const codeThere = async () => (await lookThere()).casts?.[0]?.path.replace('/cast/', '') ?? '';
  const here = await scene.send({ text: '这里' });
  await scene.round();
  expect((await lookThere()).manifest?.items).toEqual([]);
  const there = await scene.send({ text: '那里', code: await codeThere() });
  await scene.round();
  expect((await lookThere()).manifest?.items).toMatchObject([{ contents: [{ text: '那里' }] }]);
  expect((await scene.look()).manifest?.items).toMatchObject([{ contents: [{ text: '这里' }] }]);
  // Each screen has a queue of its own.
  expect(await scene.follow(there.ticket)).toMatchObject({ status: 'queued', before: 0 });
  await scene.play(1);
  await scene.round();
  expect((await scene.follow(here.ticket)).status).toBe('played');
  expect((await scene.follow(there.ticket)).status).toBe('queued');
  expect((await lookThere()).manifest?.items).toHaveLength(1);
});
