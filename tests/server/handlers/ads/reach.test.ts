import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from '#server/call/types.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { givePoints, showNumber } from '#tests/support/library.ts';
import { buildAdScene, DAY, type AdScene } from './scene.ts';

type Reach = OutputOf<'ad.reach'>;

let scene: AdScene;
/** The second screen of the group. */
let plainId: string;
beforeAll(async () => {
  scene = await buildAdScene();
  await givePoints(scene, 'android');
  const { layoutId, groupId } = scene.personas.own;
  const uuid = await showNumber(scene, 'b'.repeat(43));
  const screen = { uuid, name: 'Corridor', type: 'android', groupId, layoutId };
  plainId = (await data<{ id: string }>(scene, scene.personas.owner, 'device.create', screen)).id;
});
afterAll(() => scene.close());

const own = () => scene.personas.own;
const ask = (payload: Record<string, unknown>, caller: Caller = scene.personas.owner) =>
  data<Reach>(scene, caller, 'ad.reach', { targetType: 'device', targetIds: [scene.deviceId], ...payload });
const change = (id: string, fields: Record<string, unknown>) =>
  scene.services.store.write({ kind: 'system', corpId: own().corpId }, (tx) => tx.devices.update(id, fields));

describe('what an ad would reach [AD-03] [AD-10]', () => {
  test('says how many screens a group means, and their shape with the place of the ad', async () => {
    const reach = await ask({ targetType: 'deviceGroup', targetIds: [own().groupId], slotId: own().slotId });
    expect(reach).toMatchObject({ screens: 2, groups: 1, showing: 2, withoutSlot: 0, expired: 0 });
    expect(reach.shapes).toMatchObject([{ screens: 2, width: 1920, height: 1080 }]);
    expect(reach.shapes[0]?.boxes.filter(({ kind }) => kind === 'slot')).toHaveLength(1);
  });

  test('names the layout of a shape to whoever may see layouts', async () => {
    const asked = { slotId: own().slotId };
    expect((await ask(asked)).shapes).toMatchObject([{ layoutId: own().layoutId }]);
    expect((await ask(asked, scene.personas.reviewer)).shapes).toMatchObject([{ layoutId: null, screens: 1 }]);
    expect((await ask({ ...asked, type: 'emergency' })).shapes).toMatchObject([{ layoutId: null, screens: 1 }]);
  });

  test('names the screens that will not show it, and says why', async () => {
    await change(plainId, { layoutId: null });
    await scene.services.store.write({ kind: 'system', corpId: own().corpId }, (tx) =>
      tx.deviceGroups.update(own().groupId, { layoutId: null }),
    );
    const targetIds = [scene.deviceId, plainId];
    expect(await ask({ targetIds, slotId: own().slotId })).toMatchObject({
      screens: 2,
      showing: 1,
      withoutSlot: 1,
      named: expect.arrayContaining([{ id: plainId, name: 'Corridor', why: 'withoutSlot' }]),
    });
    // An emergency has the whole screen, and needs no slot.
    expect((await ask({ targetIds, slotId: own().slotId, type: 'emergency' })).withoutSlot).toBe(0);

    await change(plainId, { status: 'invalid' });
    expect(await ask({ targetIds, slotId: own().slotId })).toMatchObject({ expired: 1, withoutSlot: 0, showing: 1 });
  });

  test('counts what expires before the ad ends', async () => {
    await change(scene.deviceId, { expireAt: scene.clock.now() + 10 * DAY });
    const until = (days: number) => ask({ endAt: new Date(scene.clock.now() + days * DAY).toISOString() });
    expect((await until(9)).expiring).toBe(0);
    expect((await until(11)).expiring).toBe(1);
  });

  test('says nothing of another corporation’s screens, nor to whom may see no ads', async () => {
    const { rival, clerk } = scene.personas;
    expect(await ask({}, rival)).toMatchObject({ screens: 0, shapes: [], named: [] });
    expect((await call(scene, clerk, 'ad.reach', { targetType: 'device', targetIds: [] })).code).toBeLessThan(0);
  });
});
