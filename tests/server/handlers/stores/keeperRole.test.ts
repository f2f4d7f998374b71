import { afterAll, beforeAll, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';
import { openChain, screensOf, type Chain } from './chain.ts';

let chain: Chain;
let keeper: Persona;
beforeAll(async () => {
  chain = await openChain();
  const { own } = chain.test.personas;
  keeper = await chain.test.services.store.write({ kind: 'system', corpId: null }, (tx) =>
    addPersona(tx, chain.test.services, {
      userName: 'built_in_keeper',
      roleId: own.keeperRoleId ?? '',
      corporation: own,
      deptId: own.northId,
      system: 'YXF',
      password: '',
    }),
  );
  await data(chain.test, chain.test.personas.owner, 'store.update', {
    id: chain.stores.mine,
    keeperId: keeper.userId,
  });
});
afterAll(() => chain.test.close());

it('ENT-07, PERM-04: a new media owner has the role of store keepers, an advertiser has not; its administrator is no keeper', async () => {
  const { test } = chain;
  const { superior } = test.personas;
  for (const [customerType, types] of [
    ['mediaOwner', ['administrator', 'keeper']],
    ['advertiser', ['administrator']],
  ] as const) {
    const { id } = await data<{ id: string }>(test, superior, 'corporation.create', {
      name: `New ${customerType}`,
      type: 'enterprise',
      customerType,
      ...(customerType === 'mediaOwner' ? { edition: 'standard' } : {}),
    });
    const roles = await test.services.store.read({ kind: 'system', corpId: id }, (tx) =>
      tx.roles.find((eb) => eb('corp_id', '=', id)),
    );
    expect(roles.map(({ roleType, builtIn }) => (builtIn ? roleType : '')).toSorted()).toEqual(types);
    await data(test, superior, 'corporation.addAdministrator', {
      ids: [id],
      userName: `new_${customerType.toLowerCase()}`,
      realName: 'New',
    });
    const [account] = await test.services.store.read({ kind: 'system', corpId: id }, (tx) =>
      tx.accounts.find((eb) => eb('corp_id', '=', id)),
    );
    expect(account?.roleType).toBe('administrator');
  }
});

it('PERM-07: with it a keeper sees their screens, sets timers and volume, and sees what these play', async () => {
  const { test, screens } = chain;
  expect(await screensOf(chain, keeper)).toEqual(['Door', 'Till']);
  const { list } = await data<{ list: { name: string }[] }>(test, keeper, 'store.list', {});
  expect(list.map(({ name }) => name)).toEqual(['First']);
  const night = { name: 'Night', repeat: 'daily', targetType: 'device', targetIds: [screens.Door] };
  for (const timer of [
    { kind: 'volume', level: 5, time: '22:00' },
    { kind: 'power', offTime: '22:00', onDay: 'next', onTime: '08:00' },
  ])
    expect((await call(test, keeper, 'deviceTimer.create', { ...night, ...timer })).code).toBe(0);
  const { corpId } = test.personas.own;
  await test.services.store.write({ kind: 'system', corpId }, (tx) =>
    tx.devices.update(screens.Door, { capabilities: ['volume'] }),
  );
  const volume = { targetType: 'device', targetId: screens.Door, kind: 'volume', level: 20 };
  expect((await call(test, keeper, 'deviceCommand.send', volume)).code).toBe(0);
  expect((await call(test, keeper, 'device.playlist', { targetType: 'device', targetId: screens.Door })).code).toBe(0);
  for (const name of ['monitorTask.list', 'warningEvent.list', 'notice.list'] as const)
    expect((await call(test, keeper, name, {})).code).toBe(0);
});

it('PERM-02: and is refused the rest', async () => {
  const { test, screens, stores } = chain;
  const hall = { targetType: 'device', targetId: screens.Hall, kind: 'volume', level: 20 };
  expect(JSON.stringify(await call(test, keeper, 'deviceCommand.send', hall))).toContain(
    'The device does not exist under the account',
  );
  const { code } = errors.NO_PERMISSION;
  for (const [name, payload] of [
    ['ad.approve', { ids: ['any'] }],
    ['device.update', { id: screens.Door, name: 'Mine' }],
    ['device.delete', { ids: [screens.Door] }],
    ['store.update', { id: stores.mine, name: 'Mine' }],
    ['account.list', {}],
    ['firmwareTask.list', {}],
  ] as const)
    expect([name, (await call(test, keeper, name as Parameters<typeof call>[2], payload)).code]).toEqual([name, code]);
});
