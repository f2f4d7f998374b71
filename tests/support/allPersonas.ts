import type { System } from '#core/entity/meta.ts';
import type { TestApp } from './buildTestApp.ts';
import { addCorporation, addPersona, type Persona, type TestCorporation } from './personas.ts';

const platform = { kind: 'system', corpId: null } as const;

type Named = 'owner' | 'staff' | 'reviewer' | 'clerk' | 'superior' | 'rival' | 'advertiser' | 'agent';

/**
 * The personas of every test app, and more of them for tests of permissions and data scope. They are not in every test
 * app, because they add corporations and accounts to its lists.
 */
export interface AllPersonas {
  /** `manager`: own department only. `keeper`: only oneself. `loner`: own department and below, but in none. */
  people: Readonly<Record<Named | 'manager' | 'keeper' | 'loner' | 'subordinate', Persona>>;
  /** Below the corporation of owner and staff. */
  below: TestCorporation;
  /** Of the advertiser. */
  buyer: string;
}

/** Adds the further personas to a test app. */
export async function createAllPersonas(test: TestApp): Promise<AllPersonas> {
  const { personas, services } = test;
  const { own } = personas;
  return services.store.write(platform, async (tx) => {
    const below = await addCorporation(tx, { name: 'Below', customerType: 'mediaOwner', superiorId: own.corpId });
    const { permissions } = (await tx.roles.find((eb) => eb('name', '=', 'Staff')))[0]!;
    const narrow = await tx
      .as({ kind: 'system', corpId: own.corpId })
      .roles.insert({ name: 'Manager', roleType: 'manager', dataScope: 'dept', permissions, builtIn: false });
    const [wide] = await tx.roles.find((eb) => eb('name', '=', 'Staff'));
    const add = (userName: string, corporation: TestCorporation, roleId: string, deptId: string | null) =>
      addPersona(tx, services, { userName, corporation, roleId, deptId, system: 'YXF', password: '' });
    const people = {
      ...personas,
      keeper: personas.self,
      manager: await add('manager_own', own, narrow.id, own.departmentId),
      loner: await add('loner_none', own, wide!.id, null),
      subordinate: await add('subordinate', below, below.roleId, below.departmentId),
    };
    return { people, below, buyer: personas.advertiser.corpId };
  });
}

let serial = 0;

/** Adds somebody who holds these permissions and no other, in the head office or in the agent's. */
export async function addHolder(
  { services, personas }: TestApp,
  { people }: AllPersonas,
  { system, permissions }: { system: System; permissions: readonly string[] },
): Promise<Persona> {
  serial += 1;
  const { corpId, deptId } = system === 'ADS' ? people.agent : people.owner;
  return services.store.write(platform, async (tx) => {
    const role = { name: `Holder ${serial}`, roleType: 'staff', dataScope: 'deptTree', builtIn: false } as const;
    const { id: roleId } = await tx
      .as({ kind: 'system', corpId })
      .roles.insert({ ...role, permissions: [...permissions] });
    const corporation = { ...personas.own, corpId };
    return addPersona(tx, services, {
      userName: `holder_${serial}`,
      corporation,
      roleId,
      deptId,
      system,
      password: '',
    });
  });
}
