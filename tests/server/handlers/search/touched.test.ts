import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntityMeta } from '#core/entity/meta.ts';
import { dayAt } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { places } from '#server/handlers/search/places.ts';
import type { Tx } from '#server/store/types.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { buildAdScene, type AdScene } from '../ads/scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

const touchedBy = (entity: string, ids: string | string[], caller: Caller = scene.personas.owner, more: object = {}) =>
  data<{ ads: number; orders: number }>(scene, caller, 'search.touched', { entity, ids: [ids].flat(), ...more });

const within = (work: (tx: Tx) => Promise<unknown>) =>
  scene.services.store.write({ kind: 'system', corpId: scene.personas.own.corpId }, work);

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
        stock: 1,
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
  await within((tx) => tx.ads.update(id, { status: 'playing' }));
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

test('counts what is on screens alone, and the slots beside one in its place [UI-09, LAY-07]', async () => {
  const { own, owner } = scene.personas;
  const before = await touchedBy('adSlot', own.slotId);
  const { id: beside } = await data<{ id: string }>(scene, owner, 'adSlot.create', {
    name: 'Evening',
    layoutId: own.layoutId,
    width: 640,
    height: 360,
    carouselPlaces: 3,
    opening: 'always',
    mode: 'shared',
    sellingMode: 'cpt',
    cptPriceFen: 100,
  });
  expect(await touchedBy('adSlot', beside)).toEqual(before);
  const held = await scene.addAd(owner, { name: 'Held' });
  await within((tx) => tx.ads.update(held, { status: 'playing' }));
  expect(await touchedBy('adSlot', beside)).toEqual({ ...before, ads: before.ads + 1 });
  await within((tx) => tx.ads.update(held, { heldBy: 'group' }));
  expect(await touchedBy('adSlot', beside)).toEqual(before);
  const { id: campaignId } = await data<{ id: string }>(scene, owner, 'campaign.create', { name: 'Winter' });
  await within((tx) => tx.ads.update(held, { heldBy: null, campaignId }));
  expect((await touchedBy('adSlot', own.slotId)).ads).toBe(before.ads + 1);
  await data(scene, owner, 'campaign.pause', { ids: [campaignId] });
  expect(await touchedBy('adSlot', own.slotId)).toEqual(before);
  await within((tx) => tx.ads.remove(held));
  // An order that bids for plays keeps no place.
  const bid = {
    number: 'BID',
    status: 'ongoing',
    sellingMode: 'rtb',
    slotId: own.slotId,
    screenList: [{ id: scene.deviceId, name: 'Lobby', place: '' }],
    endAt: scene.clock.now() + 60_000,
  } as const;
  await within((tx) => tx.adsOrders.insert(bid));
  const more = { ...before, orders: before.orders + 1 };
  expect([await touchedBy('adSlot', beside), await touchedBy('device', scene.deviceId)]).toEqual([more, more]);
  scene.clock.advance(60_000);
  expect(await touchedBy('adSlot', beside)).toEqual(before);
  expect((await call(scene, owner, 'adSlot.delete', { ids: [beside] })).code).toBe(0);
});

test('tells nobody of what they may not see [PERM-05]', async () => {
  const { rival, clerk, owner, own, other } = scene.personas;
  const codeOf = async (who: Caller, entity: string, id: string) =>
    (await call(scene, who, 'search.touched', { entity, ids: [id] })).code;
  expect(await codeOf(rival, 'adSlot', own.slotId)).toBe(errors.NOT_FOUND.code);
  expect(await codeOf(clerk, 'adSlot', own.slotId)).toBe(errors.NO_PERMISSION.code);
  expect(await codeOf(owner, 'account', owner.userId)).toBe(errors.NOT_FOUND.code);
  // Whoever is named beside one that is seen adds nothing.
  expect(await touchedBy('adSlot', [own.slotId, other.slotId])).toEqual(await touchedBy('adSlot', own.slotId));
});

test('is known of every kind of record whose changes say what they touch [UI-09]', () => {
  const declared = Object.values<EntityMeta>(entities).filter(
    ({ fields, actions, members }) => [...fields, ...actions].some(({ touches }) => touches) || members?.touches,
  );
  expect(declared.map(({ name }) => name).filter((name) => !(name in places))).toEqual([]);
  expect(Object.keys(places).filter((name) => !declared.some((entity) => entity.name === name))).toEqual([]);
});

test('says what pausing a plan, taking a file off and changing ads touches, of many at once [UI-09]', async () => {
  const { owner, own } = scene.personas;
  const { id: campaignId } = await data<{ id: string }>(scene, owner, 'campaign.create', { name: 'Spring' });
  const [one, two, waiting] = [
    await scene.addAd(owner, { campaignId }),
    await scene.addAd(owner, { campaignId, name: 'Mocha' }),
    await scene.addAd(owner, { campaignId, name: 'Tea' }),
  ];
  const day = dayAt(scene.clock.now());
  await within(async (tx) => {
    await tx.ads.update(one, { status: 'playing', orderId: 'bought' });
    await tx.ads.update(two, { status: 'playing' });
    await tx.ads.update(waiting, { orderId: 'over' });
  });
  await sell('bought', 'elsewhere', own.slotId, day);
  await sell('over', 'elsewhere', own.slotId, addDays(day, -2));
  expect(await touchedBy('campaign', campaignId)).toEqual({ ads: 2, orders: 1 });
  expect(await touchedBy('ad', [one, two, waiting])).toEqual({ ads: 2, orders: 1 });
  expect(await touchedBy('ad', [waiting])).toEqual({ ads: 0, orders: 0 });
  // An advertiser's plan and group, at whosever screens its ads play.
  const { advertiser } = scene.personas;
  const plan = await data<{ id: string }>(scene, advertiser, 'campaign.create', { name: 'Summer' });
  const group = await data<{ id: string }>(scene, advertiser, 'promotionGroup.create', {
    name: 'North',
    campaignId: plan.id,
  });
  await within((tx) => tx.ads.update(one, { promotionPlanId: plan.id, promotionGroupId: group.id }));
  expect(await touchedBy('promotionGroup', group.id, advertiser)).toEqual({ ads: 1, orders: 1 });
  expect(await touchedBy('campaign', plan.id, advertiser)).toEqual({ ads: 1, orders: 1 });
  const { ads, orders } = await touchedBy('material', scene.pictureId);
  expect({ ads: ads >= 2, orders }).toEqual({ ads: true, orders: 1 });
});

test('says what moves with screens that are put into a group, set or tag, or taken out [UI-09]', async () => {
  const { owner } = scene.personas;
  const made = async (name: 'deviceSet.create' | 'tag.create' | 'deviceGroup.create', more = {}) =>
    (await data<{ id: string }>(scene, owner, name, { name: 'Moved', ...more })).id;
  const [setId, tagId, groupId] = [
    await made('deviceSet.create'),
    await made('tag.create'),
    await made('deviceGroup.create', { kind: 'common' }),
  ];
  const members = [scene.deviceId];
  const here = await touchedBy('device', scene.deviceId);
  // A set with no ads of its own changes nothing; a group may give its screens another layout.
  expect(await touchedBy('deviceSet', setId, owner, { members })).toEqual({ ads: 0, orders: 0 });
  expect(await touchedBy('deviceGroup', groupId, owner, { members })).toEqual(here);
  const issued = async (targetType: string, id: string) => {
    const ad = await scene.addAd(owner, { name: targetType, targetType, targetIds: [id] });
    await within((tx) => tx.ads.update(ad, { status: 'playing' }));
  };
  await issued('deviceSet', setId);
  await issued('tag', tagId);
  await issued('deviceGroup', groupId);
  expect(await touchedBy('deviceSet', setId, owner, { members })).toEqual({ ads: 1, orders: 0 });
  expect(await touchedBy('tag', tagId, owner, { members })).toEqual({ ads: 1, orders: 0 });
  expect(await touchedBy('deviceGroup', groupId, owner, { members })).toEqual({ ...here, ads: here.ads + 1 });
});
