import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { openChain, screensOf, type Chain } from './chain.ts';

let chain: Chain;
beforeAll(async () => {
  chain = await openChain();
});
afterAll(() => chain.test.close());

const give = (payload: object) => data(chain.test, chain.test.personas.owner, 'deviceGrant.auth', payload);
const end = (payload: object) => data(chain.test, chain.test.personas.owner, 'deviceGrant.unauth', payload);

describe('control rights [PERM-07] [ENT-03]', () => {
  it('let staff of "only oneself" see and change what they are granted, and nothing else', async () => {
    const { test, staff, screens } = chain;
    expect(await screensOf(chain, staff)).toEqual([]);
    expect(await give({ accountId: staff.userId, deviceIds: [screens.Hall, screens.Door] })).toEqual({ changed: 2 });
    expect(await screensOf(chain, staff)).toEqual(['Door', 'Hall']);
    const { rev } = await data<{ rev: number }>(test, staff, 'device.one', { id: screens.Hall });
    expect(await data(test, staff, 'device.update', { id: screens.Hall, rev, leader: 'Su' })).toMatchObject({
      leader: 'Su',
    });
    expect((await call(test, staff, 'device.update', { id: screens.Till, rev: 1, leader: 'Su' })).code).toBe(
      errors.NOT_FOUND.code,
    );
    expect(await end({ accountId: staff.userId, deviceIds: [screens.Door] })).toEqual({ changed: 1 });
    expect(await screensOf(chain, staff)).toEqual(['Hall']);
    expect(await end({ accountId: staff.userId, deviceIds: [screens.Door, screens.Hall] })).toEqual({ changed: 1 });
    expect(await screensOf(chain, staff)).toEqual([]);
  });

  it('over a group reach the screens that are in it now and later', async () => {
    const { test, staff, screens, groupId } = chain;
    await give({ accountId: staff.userId, groupIds: [groupId] });
    expect(await screensOf(chain, staff)).toEqual(['Lift', 'Lobby']);
    await data(test, test.personas.owner, 'device.updateMany', { ids: [screens.Till], set: { groupId } });
    expect(await screensOf(chain, staff)).toEqual(['Lift', 'Lobby', 'Till']);
    await end({ accountId: staff.userId, groupIds: [groupId] });
    expect(await screensOf(chain, staff)).toEqual([]);
  });

  it('let them see what belongs to those screens: points, downloads, plays, and packages that they order', async () => {
    const { test, staff, screens } = chain;
    const south = test.personas.own.southId;
    const devicesIn = async (name: 'devicePoint.list' | 'adDelivery.list' | 'proofOfPlay.list') =>
      (await data<{ list: { deviceId: string }[] }>(test, staff, name, {})).list.map(({ deviceId }) => deviceId);
    // Of another department than theirs, as the head office's.
    await data(test, test.personas.owner, 'device.update', { id: screens.Hall, deptId: south });
    await test.services.store.write({ kind: 'system', corpId: test.personas.own.corpId }, (tx) =>
      tx.proofsOfPlay.updateAll((eb) => eb('device_id', '=', screens.Hall), { deptId: south }),
    );
    const lists = ['devicePoint.list', 'adDelivery.list', 'proofOfPlay.list'] as const;
    for (const name of lists) expect(await devicesIn(name)).not.toContain(screens.Hall);
    await give({ accountId: staff.userId, deviceIds: [screens.Hall] });
    for (const name of lists) expect(await devicesIn(name)).toContain(screens.Hall);
    const { id } = await data<{ id: string }>(test, staff, 'offlinePackage.create', { deviceId: screens.Hall });
    expect((await call(test, staff, 'offlinePackage.one', { id })).code).toBe(0);
    await end({ accountId: staff.userId, deviceIds: [screens.Hall] });
    for (const name of lists) expect(await devicesIn(name)).not.toContain(screens.Hall);
    expect((await call(test, staff, 'offlinePackage.one', { id })).code).toBe(errors.NOT_FOUND.code);
    await data(test, test.personas.owner, 'device.update', { id: screens.Hall, deptId: test.personas.own.northId });
  });

  it('widen what a keeper sees, too', async () => {
    const { keeper, screens } = chain;
    await give({ accountId: keeper.userId, deviceIds: [screens.Lift] });
    expect(await screensOf(chain, keeper)).toEqual(['Door', 'Lift', 'Till']);
    await end({ accountId: keeper.userId, deviceIds: [screens.Lift] });
  });

  it('stand on the page of switches with what is reached without them', async () => {
    const { test, keeper, screens, groupId } = chain;
    await give({ accountId: keeper.userId, deviceIds: [screens.Hall], groupIds: [groupId] });
    const asked = { accountId: keeper.userId, kind: 'device', page: 1 };
    const page = await data<{ list: { name: string; given: boolean; by: string | null }[] }>(
      ...([test, test.personas.owner, 'deviceGrant.rights', asked] as const),
    );
    expect(page).toMatchObject({ total: 5, given: 1 });
    expect(page.list.map(({ name, given, by }) => [name, given, by])).toEqual([
      ['Door', false, 'store'],
      ['Hall', true, null],
      ['Lift', false, 'group'],
      ['Lobby', false, 'group'],
      ['Till', false, 'store'],
    ]);
    const found = await data<{ list: object[] }>(test, test.personas.owner, 'deviceGrant.rights', {
      ...asked,
      q: 'hAl',
    });
    expect(found.list).toMatchObject([{ name: 'Hall' }]);
    const groups = await data(test, test.personas.owner, 'deviceGrant.rights', { ...asked, kind: 'deviceGroup' });
    expect(groups).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ name: 'Offices', given: true })]),
    });
    await end({ accountId: keeper.userId, deviceIds: [screens.Hall], groupIds: [groupId] });
  });

  it('are written into the operation log, one line each', async () => {
    const { test, staff, screens } = chain;
    await give({ accountId: staff.userId, deviceIds: [screens.Hall] });
    await end({ accountId: staff.userId, deviceIds: [screens.Hall] });
    const log = await data<{ list: { call: string; targetName: string }[] }>(
      test,
      test.personas.owner,
      'operationLog.list',
      {},
    );
    const mine = log.list.filter(({ targetName }) => targetName === 'staff_self · Hall').map(({ call: name }) => name);
    expect(mine).toEqual(expect.arrayContaining(['deviceGrant.unauth', 'deviceGrant.auth']));
  });

  it('end with the department, the account and the screen', async () => {
    const { test, staff, screens, groupId } = chain;
    const { owner, own } = test.personas;
    await give({ accountId: staff.userId, deviceIds: [screens.Hall], groupIds: [groupId] });
    const { rev } = await data<{ rev: number }>(test, owner, 'account.one', { id: staff.userId });
    await data(test, owner, 'account.update', { id: staff.userId, rev, deptId: own.southId });
    expect(await screensOf(chain, staff)).toEqual([]);
    await give({ accountId: staff.userId, deviceIds: [screens.Hall, screens.Lift] });
    await data(test, owner, 'device.delete', { ids: [screens.Lift] });
    const rights = await data<{ list: { deviceId: string }[] }>(test, owner, 'deviceGrant.list', {});
    expect(rights.list.map(({ deviceId }) => deviceId)).toEqual([screens.Hall]);
    await data(test, owner, 'account.delete', { ids: [staff.userId] });
    expect(await data(test, owner, 'deviceGrant.list', {})).toMatchObject({ total: 0 });
  });
});

describe('control rights are refused, and nothing changes [PERM-07]', () => {
  const refused = async (payload: object, code: number, en: string, zh: string) => {
    const { test } = chain;
    const { owner } = test.personas;
    const before = await data<{ total: number }>(test, owner, 'deviceGrant.list', {});
    for (const [language, sentence] of [
      ['en_us', en],
      ['zh_cn', zh],
    ] as const) {
      const reply = await call(test, owner, 'deviceGrant.auth', payload, { language });
      expect(reply.code).toBe(code);
      expect(JSON.stringify(reply)).toContain(sentence);
    }
    expect((await data<{ total: number }>(test, owner, 'deviceGrant.list', {})).total).toBe(before.total);
  };

  it('over another tenant’s screen, also beside one’s own', async () => {
    const { keeper, screens, rivalScreen } = chain;
    await refused(
      { accountId: keeper.userId, deviceIds: [screens.Hall, rivalScreen] },
      ...([-10006, 'The device does not exist under the account', '账号下不存在该设备'] as const),
    );
  });

  it('for another tenant’s account', () =>
    refused(
      { accountId: chain.test.personas.rival.userId, deviceIds: [chain.screens.Hall] },
      ...([-10006, 'does not exist', '不存在'] as const),
    ));

  it('for oneself', () =>
    refused(
      { accountId: chain.test.personas.owner.userId, deviceIds: [chain.screens.Hall] },
      ...([errors.GRANT_SELF.code, 'You cannot change your own control rights', '不能修改自己的设备控制权'] as const),
    ));

  it('over nothing', () =>
    refused(
      { accountId: chain.keeper.userId },
      ...([errors.GRANT_NOTHING.code, 'Please select the devices or groups', '请选择要操作的设备或设备组'] as const),
    ));
});
