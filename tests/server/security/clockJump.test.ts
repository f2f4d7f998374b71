import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guardClock } from '#server/jobs/clockGuard.ts';
import { timedJobs } from '#server/jobs/timedJobs.ts';
import { call, data } from '#tests/support/call.ts';
import { newKey, payments } from '#tests/support/payments.ts';
import { anyDb } from '#tests/support/rows.ts';
import { buildScene, DAY, HOUR, type Scene } from '../player/scene.ts';

let scene: Scene;
let mono: number;
let said: string[];
let adId: string;
beforeEach(async () => {
  scene = await buildScene();
  mono = 0;
  said = [];
  adId = await scene.addAd();
});
afterEach(() => scene.close());

/** A start of the server: its jobs, behind the guard. */
const startAll = (confirmedDay?: number) => {
  const log = { error: (_fields: object, text: string) => void said.push(text), info: () => undefined } as never;
  const { store } = scene.services;
  const guard = guardClock({ store, clock: scene.clock, log, monotonic: () => mono, confirmedDay });
  return timedJobs(scene.services, scene.app.log, guard);
};
/** The tick of a start: says whether it ran. */
const start = (confirmedDay?: number) => {
  const { tick } = startAll(confirmedDay);
  return async () => (await tick())?.isOurs ?? false;
};
/** Time goes by as it should: both clocks go on. */
const pass = (ms: number) => {
  scene.clock.advance(ms);
  mono += ms;
};
const stateOfAd = async () => (await scene.within((tx) => tx.ads.one(adId)))?.status;

describe('security 16: a clock that jumps', () => {
  test('by 400 days for twelve seconds ends nothing, and the jobs go on when it is back', async () => {
    const tick = start();
    await tick();
    pass(5000);
    scene.clock.advance(400 * DAY);
    for (let round = 0; round < 3; round += 1) {
      expect(await tick()).toBe(false);
      pass(4000);
    }
    expect([await stateOfAd(), said.length]).toEqual(['pendingPlay', 1]);
    expect(said[0]).toContain('CLOCK_CONFIRMED');
    scene.clock.advance(-400 * DAY);
    expect(await tick()).toBe(true);
    pass(2 * DAY);
    await tick();
    expect(await stateOfAd()).toBe('expired');
  });

  test('does not end anything by a restart in between, until somebody says that it is right', async () => {
    const tick = start();
    await tick();
    scene.clock.advance(3 * HOUR);
    expect(await tick()).toBe(false);
    expect(await start()()).toBe(false);
    expect(await start(scene.clock.now() - 40 * HOUR)()).toBe(false);
    expect(await start(scene.clock.now() - 10 * HOUR)()).toBe(true);
    // From then on the clock alone decides.
    pass(HOUR);
    expect(await start()()).toBe(true);
  });

  test('while the server is off holds the jobs where it was off for longer than is likely', async () => {
    await start()();
    scene.clock.advance(10 * DAY);
    expect(await start()()).toBe(true);
    scene.clock.advance(20 * DAY);
    expect(await start()()).toBe(false);
    expect(await stateOfAd()).toBe('expired');
  });

  test('back holds them, too: what was not due is not undone', async () => {
    const tick = start();
    await tick();
    pass(5000);
    scene.clock.advance(-2 * HOUR);
    expect(await tick()).toBe(false);
  });

  test('leaves calls as they are, and a tick that is late by a quarter of an hour is none', async () => {
    const tick = start();
    await tick();
    scene.clock.advance(15 * 60_000);
    expect(await tick()).toBe(true);
    expect((await call(scene, scene.personas.owner, 'ad.one', { id: adId })).code).toBe(0);
  });

  test('closes no payment that can still be paid, sends nothing and puts nothing off, until it is back', async () => {
    const { advertiser } = scene.personas;
    const pay = payments(scene);
    const open = async () =>
      (await data<{ payment: string }>(scene, advertiser, 'wallet.recharge', { amount: 10_000, key: newKey() }))
        .payment;
    const paymentsNow = () =>
      scene.within((tx) => tx.db.selectFrom('payments').select(['status', 'ask_at', 'token']).orderBy('id').execute());
    const opened = await open();
    const [{ token } = { token: '' }] = await paymentsNow();
    expect((await scene.app.inject({ method: 'GET', url: `/pay/to/${token}` })).statusCode).toBe(302);
    // Of this one the gateway has not heard.
    await open();
    const mail = { kind: 'code', payload: '{}', dedupe: 'one', created_at: scene.clock.now(), attempts: 0 };
    await scene.within((tx) =>
      anyDb(tx)
        .insertInto('outbox')
        .values({ id: 'one', recipient: 'lin@example.com', ...mail, due_at: scene.clock.now() + HOUR })
        .execute(),
    );
    const mails = () => scene.within((tx) => tx.db.selectFrom('outbox').selectAll().execute());
    const jobs = Object.values(startAll());
    for (const job of jobs) await job();
    const before = [await paymentsNow(), await mails()];
    scene.clock.advance(400 * DAY);
    for (const job of jobs) expect(await job()).toBeNull();
    expect([await paymentsNow(), await mails()]).toEqual(before);
    scene.clock.advance(-400 * DAY);
    pass(60_000);
    await pay.scan(opened, 'silent');
    for (const job of jobs) await job();
    expect((await paymentsNow()).map(({ status }) => status)).toEqual(['paid', 'pending']);
  });
});
