import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { createTick } from '#server/jobs/tick.ts';
import { call, data } from '#tests/support/call.ts';
import { buildScene, HOUR, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screen: Screen;
let plan: string;
let inPlan: string;
let alone: string;
beforeEach(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
  plan = (await data<{ id: string }>(scene, scene.personas.owner, 'campaign.create', { name: 'Autumn' })).id;
  inPlan = await scene.addAd({ name: 'In the plan', campaignId: plan });
  alone = await scene.addAd({ name: 'Alone' });
});
afterEach(() => scene.close());

/** A sync of a player that has what it was told, and plays by it. Returns the names of what it is given. */
async function shown(): Promise<string[]> {
  const first = (await scene.sync(screen)).body;
  await scene.sync(screen, { rev: first.rev });
  return first.manifest!.items.map(({ name }) => name).toSorted();
}
const turn = (verb: 'pause' | 'start') => call(scene, scene.personas.owner, `campaign.${verb}`, { ids: [plan] });
const stateOf = async (id: string) =>
  (await data<{ status: string }>(scene, scene.personas.owner, 'ad.one', { id })).status;

describe('a promotion plan that is paused [AD-11]', () => {
  test('takes its ads off the screens, and no other; started, it brings them back', async () => {
    expect(await shown()).toEqual(['Alone', 'In the plan']);
    expect(await turn('pause')).toMatchObject({ code: 0, data: { results: [{ code: 0 }] } });
    expect(await shown()).toEqual(['Alone']);
    await turn('start');
    expect(await shown()).toEqual(['Alone', 'In the plan']);
  });

  test('tells the screens at once', async () => {
    await shown();
    let hints = 0;
    const stop = scene.services.hints.subscribe(screen.deviceId, () => (hints += 1));
    await turn('pause');
    expect(hints).toBe(1);
    await turn('start');
    expect(hints).toBe(2);
    stop();
  });

  test('has no ad that says it plays', async () => {
    await shown();
    expect([await stateOf(inPlan), await stateOf(alone)]).toEqual(['playing', 'playing']);
    await turn('pause');
    await createTick(scene.services)();
    expect([await stateOf(inPlan), await stateOf(alone)]).toEqual(['pendingPlay', 'playing']);
    await turn('start');
    expect(await stateOf(inPlan)).toBe('playing');
  });

  test('leaves an ad paused that was paused by itself', async () => {
    await call(scene, scene.personas.owner, 'ad.pause', { ids: [inPlan] });
    await turn('pause');
    await turn('start');
    expect(await stateOf(inPlan)).toBe('paused');
    expect(await shown()).toEqual(['Alone']);
  });

  test('keeps an ad off the screens that is started by itself', async () => {
    await call(scene, scene.personas.owner, 'ad.pause', { ids: [inPlan] });
    await turn('pause');
    await call(scene, scene.personas.owner, 'ad.start', { ids: [inPlan] });
    expect(await shown()).toEqual(['Alone']);
  });
});

describe('a play [AD-11, REP-03]', () => {
  const play = (seq: number, adId: string, startedAt: number): PlayRecord => ({
    seq,
    adId,
    slotId: scene.personas.own.slotId,
    key: 'text',
    startedAt,
    durationMs: 10_000,
    outcome: 'complete',
  });
  const counts = async () =>
    scene.within(async (tx) => [
      (await tx.campaigns.one(plan))?.impressions,
      (await tx.ads.one(inPlan))?.impressions,
      (await tx.ads.one(alone))?.impressions,
    ]);

  test('counts for its ad and for the plan of its ad, once', async () => {
    await shown();
    const from = scene.clock.now();
    scene.clock.advance(HOUR);
    const plays = [play(1, inPlan, from + 10_000), play(2, alone, from + 20_000), play(3, inPlan, from + 30_000)];
    await scene.sync(screen, { plays });
    await scene.sync(screen, { plays });
    expect(await counts()).toEqual([2, 2, 1]);
  });

  test('while the plan was paused counts for neither, also of a screen that did not know', async () => {
    await shown();
    await turn('pause');
    const from = scene.clock.now();
    scene.clock.advance(HOUR);
    const { body } = await scene.sync(screen, { plays: [play(1, inPlan, from + HOUR / 2)] });
    expect([body.dropped, await counts()]).toEqual([[{ seq: 1, why: 'withdrawn' }], [0, 0, 0]]);
  });
});
