import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { sayIn } from '#src/phone/sentences.ts';
import { reconcile } from '#server/pay/reconcile.ts';
import { buildCastScene, type CastScene } from '#tests/server/handlers/casts/scene.ts';
import { data } from '#tests/support/call.ts';
import { answering, networkIsBack, renderPhone } from './renderPhone.tsx';

const say = sayIn('en_us');
const log = { error: () => {}, warn: () => {} } as never;
const FOLLOWED = '/applet/cast/status.shtml';

let scene: CastScene;
beforeEach(async () => {
  scene = await buildCastScene();
});
afterEach(() => scene.close());

const heading = (name: string) => screen.findByRole('heading', { name });
const follow = (ticket: string, options = {}) =>
  renderPhone(scene, `/cast/any?${new URLSearchParams({ cast: ticket })}`, options);
const review = async (verb: 'cast.approve' | 'cast.reject', more: object = {}) => {
  const [{ id } = { id: '' }] = await scene.casts();
  await data(scene, scene.personas.owner, verb, { ids: [id], ...more });
};
/** A cast that was paid, and is reviewed. */
const paid = async () => {
  await scene.sell({ castPriceFen: 300 });
  const { ticket } = await scene.send({ amountFen: 300 });
  await scene.payFor(ticket);
  await scene.pay.deliver();
  return ticket;
};
const askNow = (): void => void document.dispatchEvent(new Event('visibilitychange'));

test('a cast is paid, reviewed, queued and shown, each as it happens [MKT-10, NET-11]', async () => {
  await scene.sell({ castPriceFen: 300 });
  const { ticket } = await scene.send({ amountFen: 300 });
  follow(ticket);
  await heading(say('unpaid'));
  const pay = screen.getByRole('link', { name: say('pay', { price: '¥3.00' }) });
  expect(pay.getAttribute('href')).toMatch(/^\/pay\/to\//);
  const live = (await heading(say('unpaid'))).parentElement!;
  expect(live.getAttribute('aria-live')).toBe('polite');

  await scene.payFor(ticket);
  await scene.pay.deliver();
  askNow();
  await heading(say('waitingReview'));
  expect(screen.getByText(say('waitingReviewPaid', { time: '08:30' }))).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();

  await review('cast.approve');
  await scene.round();
  askNow();
  await heading(say('queued'));
  expect(screen.getByText(say('queuedNext', { time: '08:15' }))).toBeTruthy();
  expect(screen.getByText(say('orBack'))).toBeTruthy();

  await scene.play(1);
  await scene.round();
  askNow();
  await heading(say('played'));
  expect(screen.getByText(say('playedNote', { time: '08:00' }))).toBeTruthy();
  expect(screen.getByText(say('again'))).toBeTruthy();
  // The same region all the way: what is put into it is read out.
  expect((await heading(say('played'))).parentElement).toBe(live);
});

test('how many are before it is said of a cast that is queued', async () => {
  await scene.sell({ castReview: false });
  await scene.send({});
  scene.clock.advance(1000);
  const { ticket } = await scene.send({});
  await scene.round();
  follow(ticket);
  expect(await screen.findByText(say('queuedNote', { time: '08:15', n: 1 }))).toBeTruthy();
  expect(screen.queryByText(say('orBack'))).toBeNull();
});

describe('money', () => {
  test('of a cast that is refused is due, then back, and the page follows until then [MKT-10]', async () => {
    const ticket = await paid();
    await review('cast.reject', { reason: 'Too dark' });
    follow(ticket);
    await heading(say('refused'));
    expect(screen.getByText(say('refusedNote', { reason: 'Too dark' }))).toBeTruthy();
    expect(screen.getByText(say('refundDue', { price: '¥3.00' }))).toBeTruthy();
    expect(screen.getByText(say('keep'))).toBeTruthy();
    await scene.round();
    askNow();
    expect(await screen.findByText(say('refundDone', { price: '¥3.00' }))).toBeTruthy();
    expect(screen.getByText(say('again'))).toBeTruthy();
  });

  test('of a cast that nobody reviewed in time is due, and not said never to have been charged', async () => {
    const ticket = await paid();
    scene.clock.advance(limits.castReview);
    await scene.round();
    follow(ticket);
    await heading(say('expired'));
    expect(screen.getByText(say('expiredNote'))).toBeTruthy();
    expect(screen.queryByText(say('expiredUnpaid'))).toBeNull();
    expect(screen.getByText(/given back|on its way/)).toBeTruthy();
  });

  test('that may still come in is not said never to have been charged, until the payment is closed', async () => {
    await scene.sell({ castPriceFen: 300 });
    const { ticket } = await scene.send({ amountFen: 300 });
    scene.clock.advance(limits.castPay);
    await scene.round();
    follow(ticket);
    expect(await screen.findByText(say('expiredOpen'))).toBeTruthy();
    scene.clock.advance(limits.payAskLongest);
    await reconcile({ ...scene.services, log });
    askNow();
    expect(await screen.findByText(say('expiredUnpaid'))).toBeTruthy();
  });
});

test('a phone whose clock is an hour ahead is followed like any other [NET-02]', async () => {
  await scene.sell({});
  const { ticket } = await scene.send({});
  follow(ticket, { aheadMs: 3_600_000 });
  await heading(say('waitingReview'));
});

describe('without news', () => {
  test('a ticket of no cast is said so, and asked for once [A1]', async () => {
    const { network } = follow('none');
    await heading(say('unknown'));
    askNow();
    networkIsBack();
    expect(network.sent).toEqual([FOLLOWED]);
  });

  test('a network that is gone is said, and what was known stays; once it is back the page goes on', async () => {
    await scene.sell({});
    const { ticket } = await scene.send({});
    const { network } = follow(ticket);
    await heading(say('waitingReview'));
    network.isDown = true;
    askNow();
    expect(await screen.findByText(say('offline'))).toBeTruthy();
    expect(await heading(say('waitingReview'))).toBeTruthy();
    await review('cast.approve');
    network.isDown = false;
    networkIsBack();
    await heading(say('queued'));
    expect(screen.queryByText(say('offline'))).toBeNull();
  });

  test('a gateway whose server starts again is no lost network, and the page goes on', async () => {
    await scene.sell({});
    const { ticket } = await scene.send({});
    follow(ticket, { changed: [answering(FOLLOWED, 502)] });
    expect(await screen.findByText(say('busy'))).toBeTruthy();
    networkIsBack();
    await heading(say('waitingReview'));
  });

  test('a page that is loaded without network says so, and goes on once it is back', async () => {
    await scene.sell({});
    const { ticket } = await scene.send({});
    const { network } = follow(ticket, { isDown: true });
    expect(await screen.findByText(say('offline'))).toBeTruthy();
    network.isDown = false;
    networkIsBack();
    await heading(say('waitingReview'));
  });
});
