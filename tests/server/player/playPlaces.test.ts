import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { BatchAnswers } from '#server/player/batchAnswers.ts';
import { judge } from '#server/player/playVerdict.ts';
import { data } from '#tests/support/call.ts';
import { buildScene, DAY, HOUR, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screen: Screen;
beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
});
afterAll(() => scene.close());

const addSlot = async (name: string, more: object = {}) =>
  (
    await data<{ id: string }>(scene, scene.personas.owner, 'adSlot.create', {
      name,
      layoutId: scene.personas.own.layoutId,
      width: 1920,
      height: 1080,
      carouselPlaces: 3,
      opening: 'always',
      mode: 'shared',
      sellingMode: 'cpt',
      cptPriceFen: 100,
      ...more,
    })
  ).id;
const addAd = (slotId: string, more: object = {}) =>
  scene.addAd({
    slotId,
    targetType: 'device',
    targetIds: [screen.deviceId],
    endAt: scene.clock.now() + 9 * DAY,
    ...more,
  });

let seq = 0;
/** Tells whole plays of ten seconds; returns why some were dropped. */
const tell = async (plays: readonly { adId: string; slotId: string; at: number }[]) => {
  const records = plays.map(({ adId, slotId, at }): PlayRecord => {
    seq += 1;
    return { seq, adId, slotId, key: 'text', startedAt: at, durationMs: 10_000, outcome: 'complete' };
  });
  const { body } = await scene.sync(screen, { plays: records });
  return records.map((play) => body.dropped?.find((one) => one.seq === play.seq)?.why ?? 'kept');
};

test('two slots of one place have no plays in the same seconds; two places have [REP-03, LAY-07]', async () => {
  const slots = [await addSlot('One'), await addSlot('Two'), await addSlot('Elsewhere')];
  await scene.within((tx) => tx.adSlots.update(slots[2]!, { widgetId: 'side' }).then(() => undefined));
  const [first, second, elsewhere] = await Promise.all(
    slots.map(async (slotId) => ({ slotId, adId: await addAd(slotId) })),
  );
  // The document has no such area: what was told before it went is judged all the same.
  await scene.sync(screen);
  scene.clock.advance(HOUR);
  const at = scene.clock.now() - HOUR / 2;
  expect(
    await tell([
      { ...first!, at },
      { ...second!, at },
    ]),
  ).toEqual(['kept', 'overlap']);
  // Nor against what stands already.
  expect(await tell([{ ...second!, at: at + 3000 }])).toEqual(['overlap']);
  expect(await tell([{ ...second!, at: at + 10_000 }])).toEqual(['kept']);
  expect(elsewhere).toBeDefined();
});

test('a slot with hours has plays in them alone, as far as clocks agree, and by the hours that its screen knew [REP-03, LAY-07]', async () => {
  const slotId = await addSlot('Evening', { opening: 'hours', windows: [{ from: '18:00', to: '22:00' }] });
  const adId = await addAd(slotId);
  const emergency = await addAd(slotId, { type: 'emergency' });
  await scene.sync(screen);
  const day = new Date(scene.clock.now() + DAY + 8 * HOUR).toISOString().slice(0, 10);
  const at = (time: string) => Date.parse(`${day}T${time}+08:00`);
  scene.clock.set(at('23:00:00'));
  const evening = (time: string) => ({ adId, slotId, at: at(time) });
  expect(await tell(['17:58:30', '17:59:30', '19:00:00', '22:00:40', '22:02:00'].map(evening))).toEqual([
    'outside',
    'kept',
    'kept',
    'kept',
    'outside',
  ]);
  expect(await tell([{ adId: emergency, slotId, at: at('22:10:00') }])).toEqual(['kept']);
  // It may not have heard of other hours yet.
  await data(scene, scene.personas.owner, 'adSlot.update', { id: slotId, windows: [{ from: '08:00', to: '09:00' }] });
  expect(await tell([evening('20:00:00')])).toEqual(['kept']);
});

test('what fills a screen is not asked by ids that another screen of its batch made up [REP-03]', async () => {
  const slotId = await addSlot('Night', { opening: 'hours', windows: [{ from: '03:00', to: '04:00' }] });
  const gone = scene.personas.own.groupId;
  const emergency = await addAd(slotId, { type: 'emergency' });
  await scene.sync(screen);
  scene.clock.advance(HOUR);
  const startedAt = scene.clock.now() - HOUR / 2;
  const played = (adId: string, of: string): PlayRecord => {
    seq += 1;
    return { seq, adId, slotId: of, key: 'text', startedAt, durationMs: 10_000, outcome: 'complete' };
  };
  await scene.within(async (tx) => {
    const device = (await tx.devices.one(screen.deviceId))!;
    const shared = new BatchAnswers();
    await judge(tx, device, [played(emergency, gone), played(slotId, gone)], shared);
    const [judged] = await judge(tx, device, [played(emergency, slotId), played(emergency, gone)], shared);
    expect(judged!.verdict).toBe('counted');
  });
});
