import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';
import { openChain, screensOf, type Chain } from './chain.ts';

const whole = { kind: 'system', corpId: null } as const;
const TOO_WIDE = errors.SCOPE_TOO_WIDE.code;

let chain: Chain;
/** Two of the north with all codes, who see that department. */
let manager: Persona;
let colleague: Persona;
/** Role of the keeper, and one of the type staff with the same data permission. */
let roles: { keeper: string; staff: string; manager: string };

beforeAll(async () => {
  chain = await openChain();
  const { own } = chain.test.personas;
  await chain.test.services.store.write(whole, async (tx) => {
    const table = tx.as({ kind: 'system', corpId: own.corpId }).roles;
    const [keeper] = await table.find((eb) => eb('name', '=', 'Keeper'));
    const given = { dataScope: 'dept', permissions: keeper!.permissions, builtIn: false } as const;
    const staff = await table.insert({ ...given, name: 'Seller', roleType: 'staff' });
    const role = await table.insert({ ...given, name: 'Manager', roleType: 'manager' });
    roles = { keeper: keeper!.id, staff: staff.id, manager: role.id };
    const person = { roleId: role.id, corporation: own, deptId: own.northId, system: 'YXF', password: '' } as const;
    manager = await addPersona(tx, chain.test.services, { ...person, userName: 'manager_north' });
    colleague = await addPersona(tx, chain.test.services, { ...person, userName: 'colleague_north' });
    const { Hall, Lobby, Lift } = chain.screens;
    for (const id of [Hall, Lobby, Lift]) await tx.devices.update(id, { deptId: own.southId });
    for (const id of Object.values(chain.stores)) await tx.stores.update(id, { deptId: own.northId });
  });
});
afterAll(() => chain.test.close());

const codesOf = async (by: Persona, name: 'store.updateMany' | 'account.updateMany', ids: string[], set: object) =>
  (await data<{ results: { code: number }[] }>(chain.test, by, name, { ids, set })).results.map(({ code }) => code);

describe('whoever sees a part of the screens [PERM-04, PERM-07, security 12]', () => {
  it('makes nobody the keeper of a store with others, neither themselves nor a colleague', async () => {
    const { test, stores } = chain;
    const before = await screensOf(chain, manager);
    expect(before).toEqual(['Door', 'Till']);
    for (const keeperId of [manager.userId, colleague.userId]) {
      for (const [language, message] of [
        ['en_us', errors.SCOPE_TOO_WIDE.en],
        ['zh_cn', errors.SCOPE_TOO_WIDE.zh],
      ] as const)
        expect(await call(test, manager, 'store.update', { id: stores.theirs, keeperId }, { language })).toMatchObject({
          code: TOO_WIDE,
          data: { errors: { keeperId: message } },
        });
      expect(await codesOf(manager, 'store.updateMany', [stores.theirs], { keeperId })).toEqual([TOO_WIDE]);
    }
    expect(await screensOf(chain, manager)).toEqual(before);
    expect(await data(test, manager, 'store.one', { id: stores.theirs })).toMatchObject({ keeperId: null });
  });

  it('nor of one with a sensor that they do not see', async () => {
    const { test } = chain;
    const { northId, southId } = test.personas.own;
    const place = { number: 'S-8', name: 'Sensors', deptId: northId };
    const { id: storeId } = await data<{ id: string }>(test, manager, 'store.create', place);
    const sensors = () => data<{ total: number }>(test, manager, 'temperatureDevice.list', {});
    const sensor = { name: 'Door', storeId, deptId: southId };
    await data(test, test.personas.owner, 'temperatureDevice.create', sensor);
    const { code } = await call(test, manager, 'store.update', { id: storeId, keeperId: manager.userId });
    expect([code, (await sensors()).total]).toEqual([TOO_WIDE, 0]);
  });

  it('does so of a store all of whose screens they see, and of a new one, and sees nothing more by it', async () => {
    const { test, keeper, stores } = chain;
    const before = await screensOf(chain, manager);
    await data(test, manager, 'store.update', { id: stores.mine, keeperId: manager.userId });
    const made = { number: 'S-9', name: 'New', keeperId: manager.userId, deptId: test.personas.own.northId };
    await data(test, manager, 'store.create', made);
    expect(await screensOf(chain, manager)).toEqual(before);
    await data(test, manager, 'store.update', { id: stores.mine, keeperId: keeper.userId });
  });

  it('changes all else of such a store, takes its keeper away, and an administrator names one', async () => {
    const { test, stores } = chain;
    const named = { id: stores.theirs, keeperId: colleague.userId };
    await data(test, test.personas.owner, 'store.update', named);
    await data(test, manager, 'store.update', { ...named, remark: 'Ours' });
    await data(test, manager, 'store.update', { id: stores.theirs, keeperId: null });
  });
});

describe('a keeper [PERM-04, PERM-07, security 12]', () => {
  it('does not widen their own role by its type, nor does anybody else their own', async () => {
    const { test, keeper } = chain;
    const before = await screensOf(chain, keeper);
    for (const roleType of ['staff', 'manager', 'administrator'])
      expect(await call(test, keeper, 'role.update', { id: roles.keeper, roleType })).toMatchObject({
        code: errors.ROLE_OWN.code,
      });
    expect((await call(test, manager, 'role.update', { id: roles.manager, roleType: 'keeper' })).code).toBe(
      errors.ROLE_OWN.code,
    );
    expect(await screensOf(chain, keeper)).toEqual(before);
  });

  it('makes no role of another type, turns none into one, and gives none', async () => {
    const { test, keeper } = chain;
    const { northId } = test.personas.own;
    const role = { dataScope: 'self', permissions: ['device.view'] };
    for (const roleType of ['staff', 'manager'])
      expect(await call(test, keeper, 'role.create', { ...role, name: `By ${roleType}`, roleType })).toMatchObject({
        code: TOO_WIDE,
        data: { errors: { roleType: errors.SCOPE_TOO_WIDE.en } },
      });
    const { id } = await data<{ id: string }>(test, keeper, 'role.create', {
      ...role,
      name: 'Second keeper',
      roleType: 'keeper',
    });
    expect((await call(test, keeper, 'role.update', { id, roleType: 'staff' })).code).toBe(TOO_WIDE);
    expect((await call(test, keeper, 'role.update', { id: roles.staff, roleType: 'keeper' })).code).toBe(TOO_WIDE);
    const draft = { userName: 'made_by_keeper', password: 'secret-1', realName: 'Lin', deptId: northId };
    const atRole = { code: TOO_WIDE, data: { errors: { roleId: errors.SCOPE_TOO_WIDE.en } } };
    expect(await call(test, keeper, 'account.create', { ...draft, roleId: roles.staff })).toMatchObject(atRole);
    const made = await data<{ id: string }>(test, keeper, 'account.create', { ...draft, roleId: id });
    expect(await call(test, keeper, 'account.update', { id: made.id, roleId: roles.staff })).toMatchObject(atRole);
    expect(await codesOf(keeper, 'account.updateMany', [made.id], { roleId: roles.staff })).toEqual([TOO_WIDE]);
  });

  it('is not made to see a department by who sees less themselves', async () => {
    const { test, staff } = chain;
    // The role of the keeper says "own department", which counts as soon as it is no keeper's any more.
    expect((await call(test, staff, 'role.update', { id: roles.keeper, roleType: 'staff' })).code).toBe(TOO_WIDE);
    expect((await call(test, manager, 'role.update', { id: roles.keeper, roleType: 'staff' })).code).toBe(0);
    expect((await call(test, manager, 'role.update', { id: roles.keeper, roleType: 'keeper' })).code).toBe(0);
  });
});
