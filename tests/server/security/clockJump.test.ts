import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guardClock } from '#server/jobs/clockGuard.ts';
import { createTick } from '#server/jobs/tick.ts';
import { call } from '#tests/support/call.ts';
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
const start = (confirmedDay?: number) =>
  guardClock(createTick(scene.services), {
    store: scene.services.store,
    clock: scene.clock,
    log: { error: (_fields: object, text: string) => void said.push(text), info: () => undefined } as never,
    monotonic: () => mono,
    confirmedDay,
  });
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
      expect((await tick()).isOurs).toBe(false);
      pass(4000);
    }
    expect([await stateOfAd(), said.length]).toEqual(['pendingPlay', 1]);
    expect(said[0]).toContain('CLOCK_CONFIRMED');
    scene.clock.advance(-400 * DAY);
    expect((await tick()).isOurs).toBe(true);
    pass(2 * DAY);
    await tick();
    expect(await stateOfAd()).toBe('expired');
  });

  test('does not end anything by a restart in between, until somebody says that it is right', async () => {
    const tick = start();
    await tick();
    scene.clock.advance(3 * HOUR);
    expect((await tick()).isOurs).toBe(false);
    expect((await start()()).isOurs).toBe(false);
    expect((await start(scene.clock.now() - 40 * HOUR)()).isOurs).toBe(false);
    expect((await start(scene.clock.now() - 10 * HOUR)()).isOurs).toBe(true);
    // From then on the clock alone decides.
    pass(HOUR);
    expect((await start()()).isOurs).toBe(true);
  });

  test('while the server is off holds the jobs where it was off for longer than is likely', async () => {
    await start()();
    scene.clock.advance(10 * DAY);
    expect((await start()()).isOurs).toBe(true);
    scene.clock.advance(20 * DAY);
    expect((await start()()).isOurs).toBe(false);
    expect(await stateOfAd()).toBe('expired');
  });

  test('back holds them, too: what was not due is not undone', async () => {
    const tick = start();
    await tick();
    pass(5000);
    scene.clock.advance(-2 * HOUR);
    expect((await tick()).isOurs).toBe(false);
  });

  test('leaves calls as they are, and a tick that is late by a quarter of an hour is none', async () => {
    const tick = start();
    await tick();
    scene.clock.advance(15 * 60_000);
    expect((await tick()).isOurs).toBe(true);
    expect((await call(scene, scene.personas.owner, 'ad.one', { id: adId })).code).toBe(0);
  });
});
