import { permissions, type PermissionName } from '#generated/model/permissions.gen.ts';
import { includes } from '#core/entity/guard.ts';
import type { PermissionMeta, System } from '#core/entity/meta.ts';
import type { AccountStored } from '#generated/server/accounts.gen.ts';
import type { CorporationStored } from '#generated/server/corporations.gen.ts';
import type { SessionUser } from '../call/types.ts';
import type { ScopeUser, Tx } from '../store/types.ts';
import { departmentsBelow, subordinatesOf } from './trees.ts';

const table: Readonly<Record<string, PermissionMeta>> = permissions;

/**
 * Returns the console of an account: media owners and their staff use the operator's, their customers the advertiser's
 * (spec 1).
 */
export function systemOf(customerType: string | null | undefined): System {
  return customerType === 'advertiser' || customerType === 'agent' ? 'ADS' : 'YXF';
}

interface Role {
  roleType: string | null;
  builtIn: boolean | null;
  dataScope: string | null;
  permissions: unknown;
}

/** Returns true if a role holds every code of its system and reaches every row of its corporation. */
export function isAdministrator(role: Pick<Role, 'roleType' | 'builtIn'>): boolean {
  return role.builtIn === true && role.roleType === 'administrator';
}

/** Returns true if the edition of a media owner lacks a permission (SES-12). Advertisers have no edition. */
export const isBeyond = (permission: string, { system, edition }: Pick<SessionUser, 'system' | 'edition'>): boolean =>
  system === 'YXF' && Object.hasOwn(table, permission) && !includes(edition, table[permission]?.edition);

/** Returns what a role was given in a system, whatever the edition of its corporation has. */
function givenTo(role: Role, system: System): string[] {
  const given = isAdministrator(role)
    ? Object.keys(table)
    : Array.isArray(role.permissions)
      ? role.permissions.map(String)
      : [];
  return given.filter((name) => Object.hasOwn(table, name) && table[name]?.systems.includes(system));
}

/**
 * Returns the names of the permissions of a role in a system; permissions of the other console are left out, and those
 * that the edition of its corporation lacks.
 */
export const permissionsOf = (role: Role, of: Pick<SessionUser, 'system' | 'edition'>): ReadonlySet<string> =>
  new Set(givenTo(role, of.system).filter((name) => !isBeyond(name, of)));

/** Returns the data permission of a role (PERM-04). A user without a department sees only their own rows. */
async function dataOf(tx: Tx, role: Role, corpId: string, deptId: string | null): Promise<ScopeUser['data']> {
  if (isAdministrator(role)) return { kind: 'all' };
  if (role.dataScope === 'self' || deptId === null) return { kind: 'self' };
  if (role.dataScope === 'dept') return { kind: 'depts', deptIds: [deptId] };
  return role.dataScope === 'deptTree'
    ? { kind: 'depts', deptIds: await departmentsBelow(tx, corpId, deptId) }
    : { kind: 'self' };
}

/** Reason why nobody can sign in with this account. */
export type Shut = 'ACCOUNT_PAUSED' | 'CORPORATION_PAUSED' | 'NOT_FOUND';

/** Facts of a session without its id, for the answers of login and menu. */
export type Caller = Omit<SessionUser, 'sessionId'>;

/** Granted groups up to which a list asks each by its own index. */
const FEW_GROUPS = 8;

/**
 * Returns the stores that an account keeps, and the granting tables in which it stands (PERM-07). A keeper sees, of what
 * belongs to stores, that of their stores alone.
 */
async function reachOf(
  tx: Tx,
  { id: accountId }: Pick<AccountStored, 'id'>,
  role: Role | null,
): Promise<Pick<ScopeUser, 'stores' | 'granted'>> {
  const stores = await tx.stores.find((eb) => eb('keeper_id', '=', accountId), { fields: ['id'] });
  const [device] = await tx.deviceGrants.find((eb) => eb('account_id', '=', accountId), { fields: [], limit: 1 });
  const groups = await tx.deviceGroupGrants.find((eb) => eb('account_id', '=', accountId), {
    fields: ['groupId'],
    limit: FEW_GROUPS + 1,
  });
  const groupIds = groups.flatMap(({ groupId }) => groupId ?? []);
  return {
    stores: { ids: stores.map(({ id }) => id), only: role?.roleType === 'keeper' },
    // SQLite would look for named screens along the order of the list, row by row; the rights themselves lead to them sooner.
    granted: new Map<string, readonly string[]>([
      ...(device ? [['device_grants', []] as const] : []),
      ...(groups.length > 0 ? [['device_group_grants', groups.length <= FEW_GROUPS ? groupIds : []] as const] : []),
    ]),
  };
}

/** Returns the scope of an account as its role, department, stores and rights make it, whatever its state. */
export async function sightOf(tx: Tx, account: AccountStored, role: Role | null) {
  const deptId = account.deptId ?? null;
  const data: ScopeUser['data'] = role ? await dataOf(tx, role, account.corpId, deptId) : { kind: 'self' };
  return { deptId, data, ...(data.kind === 'all' ? {} : await reachOf(tx, account, role)) };
}

/** Returns true for what is about the installation itself: offered to the platform alone, since nobody else has rows of it. */
const isPlatforms = (permission: string): boolean => permission === 'usage' || permission.startsWith('usage.');

/** Returns true for what agents alone do: the advertisers that they act for stand below them (ADS-08). */
const isAgents = (permission: string): boolean => permission === 'proxy' || permission.startsWith('proxy.');

/** Returns the permissions that a role has in its corporation: what it may, and what of that it is offered. */
export function heldBy(
  role: Role | null,
  { customerType, edition, superiorId }: Pick<CorporationStored, 'customerType' | 'edition' | 'superiorId'>,
): { held: Set<string>; offered: string[] } {
  const system = systemOf(customerType);
  const isAgent = customerType === 'agent';
  const isPlatform = superiorId === null && system === 'YXF';
  const given = role ? permissionsOf(role, { system, edition: edition ?? null }) : new Set<string>();
  const held = new Set([...given].filter((name) => isAgent || !isAgents(name)));
  return { held, offered: [...held].filter((name) => isPlatform || !isPlatforms(name)) };
}

/** By what a permission is lacking: the role was not given it, the edition or the kind of enterprise does not have it. */
export type LackedBy = 'role' | 'edition' | 'enterprise';

/** Returns every permission of its console that a role does not have in its corporation, each with all that it fails by. */
export function lackedBy(
  role: Role | null,
  corporation: Pick<CorporationStored, 'customerType' | 'edition' | 'superiorId'>,
): { name: string; by: LackedBy[] }[] {
  const system = systemOf(corporation.customerType);
  const of = { system, edition: corporation.edition ?? null };
  const given = new Set(role ? givenTo(role, system) : []);
  const offered = new Set(heldBy(role, corporation).offered);
  return Object.entries(table)
    .filter(([name, { systems, unused }]) => systems.includes(system) && unused !== true && !offered.has(name))
    .map(([name]) => {
      const [isGiven, isSoldHigher] = [given.has(name), isBeyond(name, of)];
      const by: LackedBy[] = [...(isGiven ? [] : ['role' as const]), ...(isSoldHigher ? ['edition' as const] : [])];
      return { name, by: by.length > 0 ? by : ['enterprise'] };
    });
}

/**
 * Returns the user of an account with the permissions of its role and its data scope (architecture 4), or the reason
 * why it cannot sign in. Read from current rows, so that a change takes effect with the next call.
 */
export async function callerOf(tx: Tx, accountId: string, corpId: string): Promise<Caller | Shut> {
  const own = tx.as({ kind: 'system', corpId });
  const account = await own.accounts.one(accountId);
  if (!account) return 'NOT_FOUND';
  if (account.status !== 'enabled') return 'ACCOUNT_PAUSED';
  const corporation = await own.corporations.one(corpId);
  if (!corporation || corporation.status !== 'enabled') return 'CORPORATION_PAUSED';
  const role = account.roleId ? await own.roles.one(account.roleId) : null;
  const system = systemOf(corporation.customerType);
  const edition = corporation.edition ?? null;
  const isAgent = corporation.customerType === 'agent';
  const { held, offered } = heldBy(role, corporation);
  const below =
    isAgent || held.has('corporation.viewSubordinates' satisfies PermissionName)
      ? await subordinatesOf(tx, corpId)
      : [];
  return {
    userId: account.id,
    corpId,
    corpIds: [corpId, ...below],
    system,
    ...(await sightOf(own, account, role)),
    userName: account.userName ?? '',
    realName: account.realName ?? '',
    edition,
    mustChangePassword: account.mustChangePassword === true,
    codes: new Set(offered.flatMap((name) => table[name]?.code ?? [])),
    can: (permission) => permission === 'open' || held.has(permission),
  };
}
