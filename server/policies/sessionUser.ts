import { permissions, type PermissionName } from '#generated/model/permissions.gen.ts';
import type { PermissionMeta, System } from '#core/entity/meta.ts';
import type { SessionUser } from '../call/types.ts';
import type { ScopeUser, Tx } from '../store/types.ts';
import { departmentsBelow, subordinatesOf } from './trees.ts';

const table: Readonly<Record<string, PermissionMeta>> = permissions;

/**
 * Returns the console of an account: media owners and their staff use the operator's, their customers the advertiser's
 * (spec 1).
 */
function systemOf(customerType: string | null | undefined): System {
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

/** Returns the names of the permissions of a role in a system; permissions of the other console are left out. */
export function permissionsOf(role: Role, system: System): ReadonlySet<string> {
  const isOf = (name: string) => Object.hasOwn(table, name) && table[name]?.systems.includes(system);
  const given = isAdministrator(role)
    ? Object.keys(table)
    : Array.isArray(role.permissions)
      ? role.permissions.map(String)
      : [];
  return new Set(given.filter(isOf));
}

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
  const held = role ? permissionsOf(role, system) : new Set<string>();
  const deptId = account.deptId ?? null;
  const below = held.has('corporation.viewSubordinates' satisfies PermissionName)
    ? await subordinatesOf(tx, corpId)
    : [];
  return {
    userId: account.id,
    corpId,
    corpIds: [corpId, ...below],
    system,
    deptId,
    data: role ? await dataOf(own, role, corpId, deptId) : { kind: 'self' },
    userName: account.userName ?? '',
    realName: account.realName ?? '',
    edition: corporation.edition ?? null,
    mustChangePassword: account.mustChangePassword === true,
    codes: new Set([...held].flatMap((name) => table[name]?.code ?? [])),
    can: (permission) => permission === 'open' || held.has(permission),
  };
}
