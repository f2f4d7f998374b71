import type { System } from '#core/entity/meta.ts';
import { openSession } from '#server/auth/sessions.ts';
import { equipCorporation, type Equipment } from '#server/commands/equipCorporation.ts';
import type { Services } from '#server/services.ts';
import type { Tx } from '#server/store/types.ts';
import { permissions } from '#generated/model/permissions.gen.ts';

/** The password of every persona. */
export const PASSWORD = 'persona-password';

/** Somebody who can call: their ids, and a session that is open already. */
export interface Persona {
  userId: string;
  userName: string;
  corpId: string;
  deptId: string | null;
  token: string;
  cookie: string;
}

const PERSONAS = ['owner', 'staff', 'self', 'reviewer', 'clerk', 'superior', 'rival', 'advertiser', 'agent'] as const;
type PersonaName = (typeof PERSONAS)[number];

/** A corporation with what it starts with. */
export interface TestCorporation extends Equipment {
  corpId: string;
  /** Below its head office. */
  northId: string;
  southId: string;
}

export type Personas = Readonly<Record<PersonaName, Persona>> & {
  /** The corporation of owner, staff, self, reviewer and clerk. */
  own: TestCorporation;
  /** The one of `rival`: nothing of it is anybody else's business. */
  other: TestCorporation;
};

type Named = keyof typeof permissions;

/** All codes of the operator's console, but those that a test wants to see refused. */
const operatorCodes = (Object.keys(permissions) as Named[]).filter(
  (name) => permissions[name].systems.includes('YXF') && name !== 'adAudit.own',
);

/**
 * Fills an empty store with those who call in tests. They sit in one media owner with two departments (owner, staff
 * of the north, self, reviewer, clerk without any code), in its superior, in a rival, and in two who buy.
 */
export async function createPersonas(services: Services): Promise<Personas> {
  const password = await services.hasher.hash(PASSWORD);
  return services.store.write({ kind: 'system', corpId: null }, async (platform) => {
    const top = await addCorporation(platform, { name: 'Superior', customerType: 'mediaOwner' });
    const own = await addCorporation(platform, { name: 'Own', customerType: 'mediaOwner', superiorId: top.corpId });
    const other = await addCorporation(platform, { name: 'Rival', customerType: 'mediaOwner' });
    const buyer = await addCorporation(platform, { name: 'Buyer', customerType: 'advertiser' });
    const agency = await addCorporation(platform, { name: 'Agency', customerType: 'agent' });
    const role = (name: string, dataScope: string, held: readonly string[]) =>
      platform.as(scope(own)).roles.insert({
        name,
        roleType: 'staff',
        dataScope: dataScope as 'self',
        permissions: [...held],
        builtIn: false,
      });
    const wide = await role('Staff', 'deptTree', operatorCodes);
    const narrow = await role('Self', 'self', operatorCodes);
    const audit = await role('Reviewer', 'deptTree', [
      'ad',
      'ad.view',
      'adAudit',
      'adAudit.view',
      'adAudit.pass',
      'adAudit.fail',
    ]);
    const none = await role('Clerk', 'deptTree', []);
    const add = (
      userName: string,
      corporation: TestCorporation,
      roleId: string,
      deptId: string | null,
      system: System = 'YXF',
    ) => addPersona(platform, services, { userName, corporation, roleId, deptId, system, password });
    return {
      own,
      other,
      owner: await add('owner', own, own.roleId, own.departmentId),
      staff: await add('staff_north', own, wide.id, own.northId),
      self: await add('self_north', own, narrow.id, own.northId),
      reviewer: await add('reviewer', own, audit.id, own.departmentId),
      clerk: await add('clerk_none', own, none.id, own.departmentId),
      superior: await add('superior', top, top.roleId, top.departmentId),
      rival: await add('rival_one', other, other.roleId, other.departmentId),
      advertiser: await add('advertiser', buyer, buyer.roleId, buyer.departmentId, 'ADS'),
      agent: await add('agency_one', agency, agency.roleId, agency.departmentId, 'ADS'),
    };
  });
}

const scope = ({ corpId }: { corpId: string }) => ({ kind: 'system', corpId }) as const;

interface NewCorporation {
  name: string;
  customerType: 'mediaOwner' | 'advertiser' | 'agent';
  superiorId?: string;
}

let serial = 0;

/** Adds a corporation with two departments below its head office. */
export async function addCorporation(
  platform: Tx,
  { name, customerType, superiorId }: NewCorporation,
): Promise<TestCorporation> {
  serial += 1;
  const corpId = `corporation-${name.toLowerCase()}`;
  await platform.corporations.insert({
    id: corpId,
    corpId,
    number: `T${String(serial).padStart(6, '0')}`,
    name,
    type: 'enterprise',
    customerType,
    edition: 'flagship',
    status: 'enabled',
    identityState: customerType === 'mediaOwner' ? null : 'verified',
    superiorId: superiorId ?? null,
  });
  const equipment = await equipCorporation(platform, corpId, 'en_us');
  const tx = platform.as(scope({ corpId }));
  const north = await tx.departments.insert({ name: 'North', parentId: equipment.departmentId, position: 1 });
  const south = await tx.departments.insert({ name: 'South', parentId: equipment.departmentId, position: 2 });
  return { ...equipment, corpId, northId: north.id, southId: south.id };
}

interface NewPersona {
  userName: string;
  corporation: TestCorporation;
  roleId: string;
  deptId: string | null;
  system: System;
  password: string;
}

/** Adds somebody with a session that is open. */
export async function addPersona(
  platform: Tx,
  { clock }: Services,
  { userName, corporation, roleId, deptId, system, password }: NewPersona,
): Promise<Persona> {
  const { corpId } = corporation;
  const account = await platform.as(scope({ corpId })).accounts.insert({
    userName,
    password,
    realName: userName,
    roleId,
    deptId,
    status: 'enabled',
    phone: `138${String(++serial).padStart(8, '0')}`,
    customerType: system === 'ADS' ? 'advertiser' : 'mediaOwner',
  });
  const { token, cookie } = await openSession(platform, {
    accountId: account.id,
    corpId,
    system,
    ip: '127.0.0.1',
    now: clock.now(),
  });
  return { userId: account.id, userName, corpId, deptId, token, cookie };
}
