import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** A media owner with two stores and their keepers, somebody of "only oneself", and five screens. */
export interface Chain {
  test: TestApp;
  keeper: Persona;
  /** Role type staff, data permission "only oneself". */
  staff: Persona;
  stores: { mine: string; theirs: string };
  groupId: string;
  /** Screens by name: Door and Till of the keeper's store, Hall of the other, Lobby and Lift of none (in a group). */
  screens: Readonly<Record<'Door' | 'Till' | 'Hall' | 'Lobby' | 'Lift', string>>;
  /** A screen of another enterprise. */
  rivalScreen: string;
}

/** Opens a server with a chain of stores in it. */
export async function openChain(): Promise<Chain> {
  const test = await buildTestApp();
  const { own, other } = test.personas;
  const people = await test.services.store.write(SYSTEM, async (tx) => {
    const wide = (await tx.roles.find((eb) => eb('name', '=', 'Staff')))[0]!;
    const roles = tx.as({ kind: 'system', corpId: own.corpId }).roles;
    const role = (name: string, roleType: 'keeper' | 'staff', dataScope: 'dept' | 'self') =>
      roles.insert({ name, roleType, dataScope, permissions: wide.permissions, builtIn: false });
    const add = (userName: string, roleId: string) =>
      addPersona(tx, test.services, {
        userName,
        roleId,
        corporation: own,
        deptId: own.northId,
        system: 'YXF',
        password: '',
      });
    return {
      keeper: await add('keeper_one', (await role('Keeper', 'keeper', 'dept')).id),
      staff: await add('staff_self', (await role('Alone', 'staff', 'self')).id),
    };
  });
  const { owner } = test.personas;
  const mine = await data<{ id: string }>(test, owner, 'store.create', {
    number: 'S-1',
    name: 'First',
    keeperId: people.keeper.userId,
    address: 'Main Street 1',
  });
  const theirs = await data<{ id: string }>(test, owner, 'store.create', { number: 'S-2', name: 'Second' });
  const group = await data<{ id: string }>(test, owner, 'deviceGroup.create', { name: 'Offices', kind: 'common' });
  const stores = { mine: mine.id, theirs: theirs.id };
  let serial = 0;
  const screens = await test.services.store.write(SYSTEM, async (platform) => {
    const laid: Record<string, string> = {};
    const lay = async (corpId: string, name: string, storeId: string | null, groupId: string | null) => {
      const tx = platform.as({ kind: 'system', corpId });
      const uuid = `TST${String((serial += 1)).padStart(5, '0')}`;
      const group = groupId === null ? {} : { groupId };
      const screen = {
        name,
        uuid,
        storeId,
        ...group,
        type: 'android',
        status: 'online',
        zone: 'Asia/Shanghai',
      } as const;
      const { id } = await tx.devices.insert({
        ...screen,
        setIds: [],
        tagIds: [],
        deptId: corpId === own.corpId ? own.northId : null,
      });
      const point = { number: uuid, type: 'android', status: 'bound', deviceId: id, years: 1 } as const;
      await tx.devicePoints.insert({ ...point, expireAt: tx.now + 86_400_000 });
      await tx.adDeliveries.insert({ deviceId: id, status: 'success' });
      await tx.proofsOfPlay.insert({
        deviceId: id,
        deviceName: name,
        adName: 'Ad',
        startedAt: tx.now,
        seq: 1,
        deptId: own.northId,
      });
      laid[name] = id;
    };
    await lay(own.corpId, 'Door', stores.mine, null);
    await lay(own.corpId, 'Till', stores.mine, null);
    await lay(own.corpId, 'Hall', stores.theirs, null);
    await lay(own.corpId, 'Lobby', null, group.id);
    await lay(own.corpId, 'Lift', null, group.id);
    await lay(other.corpId, 'Rival', null, null);
    return laid;
  });
  return {
    test,
    ...people,
    stores,
    groupId: group.id,
    screens: screens as Chain['screens'],
    rivalScreen: screens['Rival']!,
  };
}

/** Names of the screens that somebody's list shows, in order, with a total that fits. */
export async function screensOf({ test }: Pick<Chain, 'test'>, who: Persona): Promise<string[]> {
  const { list, total } = await data<{ list: { name: string }[]; total: number }>(test, who, 'device.list', {
    page: 1,
    pageSize: 50,
    sort: 'name',
    order: 'asc',
  });
  if (total !== list.length) throw new Error(`the list says ${total} and has ${list.length}`);
  return list.map(({ name }) => name);
}
