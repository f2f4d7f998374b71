import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { targetKinds } from '#server/player/targets.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { metaOf } from '#tests/support/records.ts';
import { fingerprint, setRow } from '#tests/support/rows.ts';
import { openChain, type Chain } from './chain.ts';

let chain: Chain;
/** Targets that mean the screen Door, by kind; the tag is on Hall of the other store as well. */
let means: Readonly<Record<string, string>>;
beforeAll(async () => {
  chain = await openChain();
  const { test, screens, stores, groupId } = chain;
  const { owner } = test.personas;
  const made = async (name: 'deviceSet.create' | 'tag.create') =>
    (await data<{ id: string }>(test, owner, name, { name: 'Fronts' })).id;
  const [setId, tagId] = [await made('deviceSet.create'), await made('tag.create')];
  await test.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const capabilities = ['volume', 'power', 'wakeTime'];
    for (const id of Object.values(screens)) await tx.devices.update(id, { capabilities });
    await tx.devices.update(screens.Door, {
      groupId,
      setIds: [setId],
      tagIds: [tagId],
    });
    await tx.devices.update(screens.Hall, { tagIds: [tagId] });
  });
  means = {
    device: screens.Door,
    deviceGroup: groupId,
    deviceSet: setId,
    tag: tagId,
    store: stores.mine,
  };
});
afterAll(() => chain.test.close());

const OF_DOOR = {
  device: 1,
  deviceGroup: 3,
  deviceSet: 1,
  tag: 2,
  store: 2,
} as const;
const KINDS = Object.keys(OF_DOOR) as (keyof typeof OF_DOOR)[];

const both = async (caller: Caller, name: Parameters<typeof call>[2], payload: unknown) => {
  const en = await call(chain.test, caller, name, payload);
  const zh = await call(chain.test, caller, name, payload, {
    language: 'zh_cn',
  });
  return { code: en.code, en: JSON.stringify(en), zh: JSON.stringify(zh) };
};

describe('a target of any kind [DEV-07, DEV-08, DEV-09, AD-01, ENT-07]', () => {
  it('is offered by all that sends something to screens', () => {
    for (const entity of ['ad', 'deviceTimer', 'deviceCommand', 'firmwareTask']) {
      const values = metaOf(entity).fields.find(({ name }) => name === 'targetType')?.values;
      expect([entity, values?.map(String).toSorted()]).toEqual([entity, targetKinds.toSorted()]);
    }
    expect(adMeta.fields.find(({ name }) => name === 'targetType')?.values).toEqual(KINDS);
  });

  it.each(KINDS)('takes commands for its screens: %s', async (targetType) => {
    const { test } = chain;
    const { owner } = test.personas;
    const target = { targetType, targetId: means[targetType] };
    const { ids } = await data<{ ids: string[] }>(test, owner, 'deviceCommand.send', {
      ...target,
      kind: 'volume',
      level: 20,
    });
    expect(ids).toHaveLength(OF_DOOR[targetType]);
    const { total } = await data<{ total: number }>(test, owner, 'deviceCommand.remote', target);
    expect(total).toBe(OF_DOOR[targetType]);
  });

  it.each(KINDS)('has a timer that its screens keep, and that has them off: %s', async (targetType) => {
    const { test, keeper, screens } = chain;
    const { owner } = test.personas;
    const at = (ms: number) => new Date(test.clock.now() + ms).toISOString();
    const { id } = await data<{ id: string }>(test, owner, 'deviceTimer.create', {
      name: `By ${targetType}`,
      kind: 'power',
      repeat: 'once',
      offAt: at(60_000),
      onAt: at(3_600_000),
      targetType,
      targetIds: [means[targetType]],
    });
    const week = await data<{
      screens: { events: { timerName: string; own: boolean }[] }[];
    }>(test, owner, 'deviceTimer.week', { ids: [screens.Door] });
    const own = targetType === 'device';
    const timerName = `By ${targetType}`;
    expect(week.screens[0]!.events).toMatchObject([
      { timerName, own },
      { timerName, own },
    ]);
    // A keeper of one of its screens sees it, and changes it only where all are theirs.
    expect((await data<{ total: number }>(test, keeper, 'deviceTimer.list', {})).total).toBe(1);
    const { en, zh } = await both(keeper, 'deviceTimer.pause', { ids: [id] });
    const wider = targetType === 'deviceGroup' ? errors.TIMER_GROUP_WIDER : errors.TARGET_BEYOND;
    const isTheirs = targetType !== 'deviceGroup' && targetType !== 'tag';
    expect([en.includes(wider.en), zh.includes(wider.zh)]).toEqual([!isTheirs, !isTheirs]);
    if (isTheirs) await data(test, owner, 'deviceTimer.start', { ids: [id] });
    test.clock.advance(120_000);
    const off = await data<{ off: { onAt: string } | null }>(test, owner, 'device.now', { id: screens.Door });
    expect(off.off).not.toBeNull();
    // What a timer has off is off as planned, and without it offline (DEV-18).
    const state = (status: 'online' | 'offline') => setRow(test, 'device', screens.Door, { status });
    const planned = async () =>
      (await data<{ off: object[] }>(test, keeper, 'device.off', { ids: [screens.Door] })).off;
    expect(await planned()).toEqual([]);
    await state('offline');
    expect(await planned()).toEqual([{ id: screens.Door, onAt: off.off!.onAt }]);
    await data(test, owner, 'deviceTimer.delete', { ids: [id] });
    expect(await planned()).toEqual([]);
    await state('online');
  });

  it.each(KINDS)('has a play list: %s', async (targetType) => {
    const { test } = chain;
    const list = await data<{ screens: number; name: string }>(test, test.personas.owner, 'device.playlist', {
      targetType,
      targetId: means[targetType],
    });
    expect(list.screens).toBe(OF_DOOR[targetType]);
  });

  it('gets an ad, which plays on what comes to the store later, too', async () => {
    const { test, screens, stores } = chain;
    const { own, owner } = test.personas;
    const { id } = await test.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
      tx.ads.insert({
        name: 'Tea',
        type: 'emergency',
        status: 'playing',
        kind: 'text',
        text: 'Tea',
        materials: [],
        targetType: 'store',
        targetIds: [stores.mine],
        startAt: tx.now,
        endAt: tx.now + 86_400_000,
      }),
    );
    const of = async (targetId: string) => {
      const { list } = await data<{ list: { id: string }[] }>(test, owner, 'ad.list', {
        filter: { targetIds: targetId },
      });
      return list.some((ad) => ad.id === id);
    };
    expect([await of(stores.mine), await of(screens.Till), await of(screens.Lobby)]).toEqual([true, true, false]);
    const touched = () =>
      data<{ ads: number }>(test, owner, 'search.touched', {
        entity: 'device',
        ids: [screens.Lobby],
      });
    expect((await touched()).ads).toBe(0);
    await data(test, owner, 'device.update', {
      id: screens.Lobby,
      storeId: stores.mine,
    });
    // Totals are remembered for two seconds.
    test.clock.advance(3000);
    expect([await of(screens.Lobby), (await touched()).ads]).toEqual([true, 1]);
    await data(test, owner, 'device.update', {
      id: screens.Lobby,
      storeId: null,
    });
  });
});

describe('a store of somebody else [PERM-07]', () => {
  const timer = {
    name: 'Night',
    kind: 'volume',
    level: 5,
    repeat: 'daily',
    time: '22:00',
  };

  it.each([
    ['deviceCommand.send', { kind: 'volume', level: 5 }, 'deviceCommand'],
    ['deviceCommand.remote', {}, 'deviceCommand'],
    ['device.playlist', {}, 'deviceCommand'],
    ['deviceTimer.create', timer, 'deviceTimer'],
  ] as const)('does not exist for a keeper: %s', async (name, payload, entity) => {
    const { keeper, stores, test } = chain;
    const before = await fingerprint(test, entity);
    const named = name === 'deviceTimer.create' ? { targetIds: [stores.theirs] } : { targetId: stores.theirs };
    const { en, zh, code } = await both(keeper, name, {
      targetType: 'store',
      ...named,
      ...payload,
    });
    expect(code).toBeLessThan(0);
    expect(en).toContain('The store does not exist, or is not yours');
    expect(zh).toContain('门店不存在或不归您管理');
    expect(await fingerprint(test, entity)).toEqual(before);
  });

  it('takes no command while none of its screens is online, nor does a set', async () => {
    const { test, stores } = chain;
    const { owner } = test.personas;
    const empty = await data<{ id: string }>(test, owner, 'deviceSet.create', {
      name: 'Empty',
    });
    await test.services.store.write({ kind: 'system', corpId: null }, (tx) =>
      tx.devices.update(chain.screens.Hall, { status: 'offline' }),
    );
    for (const [targetType, targetId, error] of [
      ['store', stores.theirs, errors.STORE_OFFLINE],
      ['deviceSet', empty.id, errors.SET_OFFLINE],
    ] as const) {
      const said = await both(owner, 'deviceCommand.send', {
        targetType,
        targetId,
        kind: 'volume',
        level: 5,
      });
      expect([said.code, said.en.includes(error.en), said.zh.includes(error.zh)]).toEqual([error.code, true, true]);
    }
  });
});
