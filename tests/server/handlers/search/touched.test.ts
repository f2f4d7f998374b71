import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAt } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { buildAdScene, type AdScene } from '../ads/scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

const touchedBy = (entity: string, id: string, caller: Caller = scene.personas.owner) =>
  data<{ ads: number; orders: number }>(scene, caller, 'search.touched', { entity, id });

const sell = (orderId: string, deviceId: string, slotId: string, day: string) =>
  scene.services.store.write({ kind: 'system', corpId: null }, (tx) =>
    tx.db
      .insertInto('seats')
      .values({
        device_id: deviceId,
        slot_id: slotId,
        day,
        seat: 1,
        corp_id: scene.personas.own.corpId,
        order_id: orderId,
        until: null,
      })
      .execute(),
  );

test('says how many running ads and sold orders a change of slot, screen or group touches [UI-09]', async () => {
  const { own, owner } = scene.personas;
  const none = { ads: 0, orders: 0 };
  expect(await touchedBy('adSlot', own.slotId)).toEqual(none);
  const id = await scene.addAd();
  // Nothing runs before it was approved and has begun.
  expect(await touchedBy('adSlot', own.slotId)).toEqual(none);
  await scene.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
    tx.ads.update(id, { status: 'playing' }),
  );
  const today = dayAt(scene.clock.now());
  await sell('over', scene.deviceId, own.slotId, addDays(today, -1));
  await sell('one', scene.deviceId, own.slotId, today);
  await sell('one', scene.deviceId, own.slotId, addDays(today, 1));
  await sell('two', scene.deviceId, own.slotId, addDays(today, 2));
  const both = { ads: 1, orders: 2 };
  expect(await touchedBy('adSlot', own.slotId)).toEqual(both);
  expect(await touchedBy('device', scene.deviceId)).toEqual(both);
  const { groupId } = await data<{ groupId: string }>(scene, owner, 'device.one', { id: scene.deviceId });
  expect(await touchedBy('deviceGroup', groupId)).toEqual(both);
});

test('tells nobody of what they may not see [PERM-05]', async () => {
  const { rival, clerk, owner, own } = scene.personas;
  const codeOf = async (who: Caller, entity: string, id: string) =>
    (await call(scene, who, 'search.touched', { entity, id })).code;
  expect(await codeOf(rival, 'adSlot', own.slotId)).toBe(errors.NOT_FOUND.code);
  expect(await codeOf(clerk, 'adSlot', own.slotId)).toBe(errors.NO_PERMISSION.code);
  expect(await codeOf(owner, 'account', owner.userId)).toBe(errors.NOT_FOUND.code);
});
