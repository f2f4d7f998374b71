import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchWarnings } from '#server/jobs/warnings/watch.ts';
import { data } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';
import { buildScene, HOUR, type Scene } from '../player/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.close());

const look = () =>
  scene.services.store.write({ kind: 'system', corpId: null }, (tx) => watchWarnings(tx, scene.services));
const events = async () =>
  (await data<{ list: object[] }>(scene, scene.personas.owner, 'warningEvent.list', { filter: { kind: 'noPlay' } }))
    .list;

test('a screen that plays nothing is found among many that have nothing to play, and stays found [MON-03]', async () => {
  // More than are worked out in one look, and all of them before it.
  for (let at = 0; at < 60; at += 1) await laidScreen(scene);
  const screen = await scene.addScreen({ name: 'Silent', status: 'online' });
  await scene.addAd({
    targetType: 'device',
    targetIds: [screen.deviceId],
    status: 'playing',
    endAt: scene.clock.now() + 48 * HOUR,
  });
  await scene.sync(screen);
  await data(scene, scene.personas.owner, 'warningRule.create', { name: 'Nothing plays', kind: 'noPlay', minutes: 60 });
  scene.clock.advance(2 * HOUR);
  await scene.within((tx) => tx.devices.update(screen.deviceId, { status: 'online' }));
  expect(await look()).toEqual([]);
  expect(await events()).toEqual([expect.objectContaining({ subject: 'Silent', status: 'open' })]);
  for (let at = 0; at < 30; at += 1) {
    scene.clock.advance(60_000);
    await look();
  }
  expect(await events()).toEqual([expect.objectContaining({ subject: 'Silent', status: 'open' })]);
});

test('a silent screen that is away for a while is the same event when it is back [MON-03]', async () => {
  const silent = async () =>
    (await events()).filter((event) => JSON.stringify(event).includes('"Silent"')) as { id: string; status: string }[];
  const [before] = await silent();
  const status = (value: 'online' | 'offline') =>
    scene.within(async (tx) => {
      const [row] = await tx.devices.find((eb) => eb('name', '=', 'Silent'));
      await tx.devices.update(row!.id, { status: value });
    });
  await status('offline');
  for (let at = 0; at < 30; at += 1) {
    scene.clock.advance(60_000);
    await look();
  }
  await status('online');
  await look();
  expect(await silent()).toEqual([expect.objectContaining({ id: before!.id, status: 'open' })]);
});

test('a screen that played until its content was withdrawn is not called silent at once [MON-03]', async () => {
  const screen = await scene.addScreen({ name: 'Withdrawn', status: 'online' });
  const target = { targetType: 'device' as const, targetIds: [screen.deviceId], status: 'playing' as const };
  await scene.addAd({ ...target, endAt: scene.clock.now() + 48 * HOUR });
  await scene.sync(screen);
  const on = () => scene.within((tx) => tx.devices.update(screen.deviceId, { status: 'online' }));
  const isSilent = async () => JSON.stringify(await events()).includes('Withdrawn');
  scene.clock.advance(2 * HOUR);
  await on();
  await scene.within(async (tx) => {
    const told = tx.db.selectFrom('issues').selectAll().where('device_id', '=', screen.deviceId);
    const { slot_id: slotId, ad_id: adId, ...issue } = await told.executeTakeFirstOrThrow();
    const other = { ...issue, ad_id: adId, slot_id: 'other', until: tx.now - 10 * 60_000 };
    await tx.db.insertInto('issues').values(other).execute();
    const play = { device_id: screen.deviceId, corp_id: issue.corp_id, ad_id: adId, content_key: issue.content_key };
    await tx.db
      .insertInto('plays')
      .values([
        // One of long ago in the slot that goes on, one of lately in the slot that was withdrawn.
        {
          ...play,
          seq: 1,
          slot_id: slotId,
          started_at: tx.now - 90 * 60_000,
          duration_ms: 1,
          verdict: 'counted',
          received_at: tx.now,
        },
        {
          ...play,
          seq: 2,
          slot_id: 'other',
          started_at: tx.now - 11 * 60_000,
          duration_ms: 1,
          verdict: 'cut',
          received_at: tx.now,
        },
      ])
      .execute();
  });
  await look();
  expect(await isSilent()).toBe(false);
  scene.clock.advance(HOUR);
  await on();
  await look();
  expect(await isSilent()).toBe(true);
});
