import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { showNumber } from '#tests/support/library.ts';
import { fingerprint } from '#tests/support/rows.ts';
import { openChain, screensOf, type Chain } from './chain.ts';

let chain: Chain;
beforeAll(async () => {
  chain = await openChain();
});
afterAll(() => chain.test.close());

const inBoth = async (name: Parameters<typeof call>[2], payload: unknown) => {
  const { test, keeper } = chain;
  const zh = await call(test, keeper, name, payload, { language: 'zh_cn' });
  return { en: await call(test, keeper, name, payload), zh };
};

describe('a keeper sees the screens of their stores alone [PERM-07]', () => {
  it('in lists and their totals', async () => {
    expect(await screensOf(chain, chain.keeper)).toEqual(['Door', 'Till']);
  });

  it('by id, and another as if it did not exist', async () => {
    const { test, keeper, screens } = chain;
    expect((await call(test, keeper, 'device.one', { id: screens.Door })).code).toBe(0);
    const refused = await inBoth('device.one', { id: screens.Hall });
    expect(refused.en).toMatchObject({
      code: errors.NOT_FOUND.code,
      message: 'The device does not exist under the account',
    });
    expect(refused.zh.message).toBe('账号下不存在该设备');
  });

  it('in the palette, in an export and among references', async () => {
    const { test, keeper } = chain;
    const found = await data<{ groups?: unknown }>(test, keeper, 'search.find', { q: 'Hall' });
    expect(JSON.stringify(found)).not.toContain(chain.screens.Hall);
    const own = await data(test, keeper, 'search.find', { q: 'Till' });
    expect(JSON.stringify(own)).toContain(chain.screens.Till);
  });

  it('with what belongs to them: points, downloads and plays', async () => {
    const { test, keeper, screens } = chain;
    const mine = [screens.Door, screens.Till].toSorted();
    for (const name of ['devicePoint.list', 'adDelivery.list', 'proofOfPlay.list'] as const) {
      const { list, total } = await data<{ list: { deviceId: string }[]; total: number }>(test, keeper, name, {});
      const found = { name, devices: list.map(({ deviceId }) => deviceId).toSorted(), total };
      expect(found).toEqual({ name, devices: mine, total: 2 });
    }
  });

  it('and of the stores their own', async () => {
    const { list } = await data<{ list: { name: string }[] }>(chain.test, chain.keeper, 'store.list', {});
    expect(list.map(({ name }) => name)).toEqual(['First']);
  });
});

describe('a keeper on a screen not theirs [PERM-07]', () => {
  it.each(['device.update', 'device.delete', 'device.updateMany'] as const)('changes nothing by %s', async (name) => {
    const { test, screens } = chain;
    const payload = {
      'device.update': { id: screens.Hall, rev: 1, name: 'Mine now' },
      'device.delete': { ids: [screens.Hall] },
      'device.updateMany': { ids: [screens.Hall], set: { leader: 'Me' } },
    }[name];
    const { en, zh } = await inBoth(name, payload);
    for (const [reply, sentence] of [
      [en, 'The device does not exist under the account'],
      [zh, '账号下不存在该设备'],
    ] as const)
      expect(JSON.stringify(reply)).toContain(sentence);
    expect(await data(test, test.personas.owner, 'device.one', { id: screens.Hall })).toMatchObject({ name: 'Hall' });
  });

  it.each([
    ['deviceCommand.send', 'deviceCommand'],
    ['deviceTimer.create', 'deviceTimer'],
    ['offlinePackage.create', 'offlinePackage'],
  ] as const)('reaches it by no %s', async (name, entity) => {
    const { test, screens } = chain;
    const timer = { name: 'Night', kind: 'volume', level: 5, repeat: 'daily', time: '22:00' };
    const payload = {
      'deviceCommand.send': { targetType: 'device', targetId: screens.Hall, kind: 'key', key: 'up' },
      'deviceTimer.create': { ...timer, targetType: 'device', targetIds: [screens.Hall] },
      'offlinePackage.create': { deviceId: screens.Hall },
    }[name];
    const before = await fingerprint(test, entity);
    const { en, zh } = await inBoth(name, payload);
    expect(en.code).toBeLessThan(0);
    expect(JSON.stringify(en)).toContain('The device does not exist under the account');
    expect(JSON.stringify(zh)).toContain('账号下不存在该设备');
    expect(await fingerprint(test, entity)).toEqual(before);
  });

  it('touches no timer that one of them obeys, also one of their own making, and sees what such a timer does', async () => {
    const { test, keeper, screens, stores } = chain;
    const { owner } = test.personas;
    const night = { name: 'Night', kind: 'volume', level: 5, repeat: 'daily', time: '22:00', targetType: 'device' };
    const make = async (caller: typeof keeper, targetIds: string[]) =>
      (await data<{ id: string }>(test, caller, 'deviceTimer.create', { ...night, targetIds })).id;
    const theirs = await make(owner, [screens.Door, screens.Hall]);
    const own = await make(keeper, [screens.Door, screens.Till]);
    const others = await make(owner, [screens.Hall]);
    const group = await data<{ id: string }>(test, owner, 'deviceGroup.create', { name: 'Doors', kind: 'common' });
    await data(test, owner, 'device.update', { id: screens.Door, groupId: group.id });
    const groups = await data<{ id: string }>(test, owner, 'deviceTimer.create', {
      ...night,
      targetType: 'deviceGroup',
      targetIds: [group.id],
    });
    // Seen are those of head office that their screens obey, also as part of a group; not those of other shops alone.
    const seen = await data<{ list: { id: string }[]; total: number }>(test, keeper, 'deviceTimer.list', {});
    expect(seen.list.map(({ id }) => id).toSorted()).toEqual([theirs, own, groups.id].toSorted());
    expect(seen.total).toBe(3);
    expect((await call(test, keeper, 'deviceTimer.one', { id: others })).code).toBe(errors.NOT_FOUND.code);
    const changes = (id: string) => ({
      'deviceTimer.update': { id, level: 100 },
      'deviceTimer.pause': { ids: [id] },
      'deviceTimer.delete': { ids: [id] },
    });
    const refusedAll = async (id: string) => {
      const before = await fingerprint(test, 'deviceTimer');
      for (const [name, payload] of Object.entries(changes(id))) {
        const { en, zh } = await inBoth(name as Parameters<typeof call>[2], payload);
        expect(JSON.stringify(en)).toContain(errors.TARGET_BEYOND.en);
        expect(JSON.stringify(zh)).toContain(errors.TARGET_BEYOND.zh);
      }
      expect(await fingerprint(test, 'deviceTimer')).toEqual(before);
    };
    await refusedAll(theirs);
    // Once a screen has left their store, what they once set for it is no longer theirs to set.
    await data(test, owner, 'device.update', { id: screens.Till, storeId: stores.theirs });
    await refusedAll(own);
    const { screens: week } = await data<{ screens: { name: string }[] }>(test, keeper, 'deviceTimer.week', {
      ids: [screens.Door, screens.Till],
    });
    expect(week.map(({ name }) => name)).toEqual(['Door']);
    await data(test, owner, 'device.update', { id: screens.Till, storeId: stores.mine });
    expect((await call(test, keeper, 'deviceTimer.pause', { ids: [own] })).data).toMatchObject({
      results: [{ code: 0 }],
    });
  });

  it('changes no group that has one, and issues no ad to it', async () => {
    const { test, keeper, screens } = chain;
    const { owner } = test.personas;
    const mixed = await data<{ id: string }>(test, owner, 'deviceGroup.create', {
      name: 'Mixed',
      kind: 'multiScreen',
      rows: 2,
      columns: 2,
      layoutId: test.personas.own.layoutId,
    });
    const tag = await data<{ id: string }>(test, owner, 'tag.create', { name: 'Foyers' });
    for (const id of [screens.Door, screens.Hall])
      await data(test, owner, 'device.update', { id, groupId: mixed.id, tagIds: [tag.id] });
    const before = await fingerprint(test, 'deviceGroup');
    for (const [name, payload] of [
      ['deviceGroup.update', { id: mixed.id, rows: 3 }],
      ['deviceGroup.sync', { ids: [mixed.id], inStep: true }],
    ] as const)
      expect(JSON.stringify((await inBoth(name, payload)).zh)).toContain(errors.TARGET_BEYOND.zh);
    expect(await fingerprint(test, 'deviceGroup')).toEqual(before);
    const at = (days: number) => new Date(test.clock.now() + days * 86_400_000).toISOString();
    const words = {
      name: 'Tea',
      type: 'common',
      slotId: test.personas.own.slotId,
      startAt: at(1),
      endAt: at(2),
      durationS: 10,
      kind: 'text',
      text: 'Tea',
      textColor: '#ffffff',
      backgroundColor: '#000000',
      fontSize: 48,
    };
    for (const target of [
      { targetType: 'deviceGroup', targetIds: [mixed.id] },
      { targetType: 'tag', targetIds: [tag.id] },
    ])
      expect(await call(test, keeper, 'ad.create', { ...words, ...target })).toMatchObject({
        code: errors.TARGET_BEYOND.code,
        data: { errors: { targetIds: errors.TARGET_BEYOND.en } },
      });
    expect((await call(test, owner, 'deviceGroup.update', { id: mixed.id, rows: 3 })).code).toBe(0);
  });

  it('may change their own, which stays in their stores', async () => {
    const { test, keeper, screens, stores } = chain;
    const { rev } = await data<{ rev: number }>(test, keeper, 'device.one', { id: screens.Till });
    const changed = await data<{ rev: number }>(test, keeper, 'device.update', { id: screens.Till, rev, leader: 'Lu' });
    expect(changed).toMatchObject({ leader: 'Lu', storeId: stores.mine });
    for (const [language, message] of [
      ['en_us', 'Choose one of the stores that you keep'],
      ['zh_cn', '请选择您管理的门店'],
    ] as const)
      expect(
        await call(test, keeper, 'device.update', { id: screens.Till, rev: changed.rev, storeId: null }, { language }),
      ).toMatchObject({ code: errors.STORE_OF_KEEPER.code, message });
    // A store that they do not keep does not exist for them.
    expect(
      await call(test, keeper, 'device.update', { id: screens.Till, rev: changed.rev, storeId: stores.theirs }),
    ).toMatchObject({ code: -10006, data: { errors: { storeId: 'The store does not exist, or is not yours' } } });
    expect(await data(test, keeper, 'device.one', { id: screens.Till })).toMatchObject({ storeId: stores.mine });
  });

  it('adds screens to the store that they keep', async () => {
    const { test, keeper, stores, groupId } = chain;
    await test.services.store.write({ kind: 'system', corpId: test.personas.own.corpId }, (tx) =>
      tx.devicePoints.insert({ number: 'P-1', type: 'android', status: 'free', years: 1, expireAt: tx.now + 9e8 }),
    );
    const uuid = await showNumber(test);
    const added = await data<{ id: string }>(test, keeper, 'device.create', {
      uuid,
      name: 'Alcove',
      type: 'android',
      groupId,
    });
    expect(added).toMatchObject({ storeId: stores.mine });
    await data(test, keeper, 'device.delete', { ids: [added.id] });
  });
});

describe('stores [ENT-07]', () => {
  it('change a keeper in batch, and what the two see with it at once', async () => {
    const { test, keeper, staff, stores } = chain;
    const { owner } = test.personas;
    const set = (keeperId: string | null) =>
      data(test, owner, 'store.updateMany', { ids: [stores.mine, stores.theirs], set: { keeperId } });
    await set(staff.userId);
    expect(await screensOf(chain, keeper)).toEqual([]);
    expect(await screensOf(chain, staff)).toEqual(['Door', 'Hall', 'Till']);
    await set(keeper.userId);
    expect(await screensOf(chain, keeper)).toEqual(['Door', 'Hall', 'Till']);
    await data(test, owner, 'store.updateMany', { ids: [stores.theirs], set: { keeperId: null } });
    expect(await screensOf(chain, keeper)).toEqual(['Door', 'Till']);
  });

  it('take over screens in batch', async () => {
    const { test, keeper, stores, screens } = chain;
    const { owner } = test.personas;
    const move = (storeId: string | null) =>
      data(test, owner, 'device.updateMany', { ids: [screens.Lobby, screens.Lift], set: { storeId } });
    await move(stores.mine);
    expect(await screensOf(chain, keeper)).toEqual(['Door', 'Lift', 'Lobby', 'Till']);
    await move(null);
    expect(await screensOf(chain, keeper)).toEqual(['Door', 'Till']);
  });

  it('are not deleted with screens in them, in both languages, and their number is theirs alone', async () => {
    const { test, stores } = chain;
    const { owner } = test.personas;
    for (const [language, message] of [
      ['en_us', 'There are still devices in this store: device “Door”, device “Till”'],
      ['zh_cn', '门店下还有设备：设备“Door”、设备“Till”'],
    ] as const) {
      const { results } = await data<{ results: { code: number; message: string }[] }>(
        ...([test, owner, 'store.delete', { ids: [stores.mine] }, { language }] as const),
      );
      expect(results).toMatchObject([{ code: errors.STORE_NOT_EMPTY.code, message }]);
    }
    expect(await call(test, owner, 'store.create', { number: 'S-1', name: 'Twice' })).toMatchObject({
      code: -10006,
      data: { rules: { number: 'taken' } },
    });
    expect((await call(test, owner, 'store.one', { id: stores.mine })).code).toBe(0);
  });

  it('wait for another keeper when theirs is deleted', async () => {
    const { test } = chain;
    const { owner, own } = test.personas;
    const account = await data<{ id: string }>(test, owner, 'account.create', {
      userName: 'third_keeper',
      password: 'x9k2pq',
      realName: 'Third',
      roleId: own.roleId,
    });
    const store = await data<{ id: string }>(test, owner, 'store.create', {
      number: 'S-3',
      name: 'Third',
      keeperId: account.id,
    });
    await data(test, owner, 'account.delete', { ids: [account.id] });
    expect(await data(test, owner, 'store.one', { id: store.id })).toMatchObject({ keeperId: null });
  });
});
