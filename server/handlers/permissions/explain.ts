import { EDITIONS } from '#core/entity/meta.ts';
import type { AccountStored } from '#generated/server/accounts.gen.ts';
import type { RoleStored } from '#generated/server/roles.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext, InputOf, OutputOf } from '../../call/types.ts';
import { editionAt } from '../../policies/hostEdition.ts';
import { heldBy, isAdministrator, lackedBy, systemOf } from '../../policies/sessionUser.ts';
import { subordinatesOf } from '../../policies/trees.ts';

type Explained = OutputOf<'permission.explain'>;

/** Returns the account that is asked about: one's own, or one that the caller may see. */
async function askedFor({ input, tx, user }: HandlerContext<InputOf<'permission.explain'>>): Promise<AccountStored> {
  const isOther = input.accountId !== undefined && input.accountId !== user.userId;
  if (isOther && !user.can('account.view')) throw refuse('NO_PERMISSION');
  const account = isOther
    ? await tx.accounts.one(input.accountId!)
    : await tx.as({ kind: 'system', corpId: user.corpId }).accounts.one(user.userId);
  if (!account) throw refuse('NOT_FOUND');
  return account;
}

/** Returns the rows that a role reaches. Without a department only its own, whatever the role says. */
function rangeOf(role: RoleStored | null, { deptId }: AccountStored): Explained['range'] {
  if (!role) return 'self';
  if (isAdministrator(role)) return 'all';
  return deptId === null ? 'self' : (role.dataScope ?? 'self');
}

/** Most screens and groups that are named. */
const MOST_NAMED = 200;

/** Returns the screens and groups of which an account was given control: how many, and those that the caller sees. */
async function grantsOf(
  { tx, user }: HandlerContext<InputOf<'permission.explain'>>,
  { id, corpId }: AccountStored,
): Promise<Pick<Explained, 'devices' | 'groups' | 'grantedDevices' | 'grantedGroups'>> {
  const own = tx.as({ kind: 'system', corpId });
  const options = { limit: MOST_NAMED };
  const devices = await own.deviceGrants.find((eb) => eb('account_id', '=', id), options);
  const groups = await own.deviceGroupGrants.find((eb) => eb('account_id', '=', id), options);
  const deviceIds = user.can('device.view') ? devices.flatMap(({ deviceId }) => deviceId ?? []) : [];
  const groupIds = user.can('deviceGroup.view') ? groups.flatMap(({ groupId }) => groupId ?? []) : [];
  const named = (rows: readonly { id: string; name: string | null }[]) =>
    rows.map((row) => ({ id: row.id, name: row.name ?? '' }));
  return {
    devices: await own.deviceGrants.count((eb) => eb('account_id', '=', id)),
    groups: await own.deviceGroupGrants.count((eb) => eb('account_id', '=', id)),
    grantedDevices: named(await tx.devices.many(deviceIds, { fields: ['id', 'name'] })),
    grantedGroups: named(await tx.deviceGroups.many(groupIds, { fields: ['id', 'name'] })),
  };
}

/** Tells what an account may do and which rows it reaches, and by what (NET-11). */
export const explain = handler('permission.explain', async (context): Promise<Explained> => {
  const account = await askedFor(context);
  const { id, corpId, roleId, deptId } = account;
  const own = context.tx.as({ kind: 'system', corpId });
  const role = roleId ? await own.roles.one(roleId) : null;
  const department = deptId ? await own.departments.one(deptId, { fields: ['name'] }) : null;
  const found = await own.corporations.one(corpId, { fields: ['customerType', 'status', 'edition', 'superiorId'] });
  // As the account would be served at this page's host.
  const corporation = found && { ...found, edition: editionAt(found.edition, context.services.config, context.host) };
  const system = systemOf(corporation?.customerType);
  const held = new Set(corporation ? heldBy(role, corporation).offered : []);
  const stores = await own.stores.find((eb) => eb('keeper_id', '=', id), { fields: ['name'], limit: 200 });
  return {
    realName: account.realName ?? '',
    userName: account.userName ?? '',
    system,
    edition: system === 'YXF' ? (corporation?.edition ?? EDITIONS[0]) : null,
    by: role === null ? 'nothing' : isAdministrator(role) ? 'administrator' : 'role',
    roleId,
    roleName: role?.name ?? null,
    held: [...held],
    lacking: corporation ? lackedBy(role, corporation) : [],
    range: rangeOf(role, account),
    deptName: department?.name ?? null,
    stores: stores.map(({ name }) => name ?? ''),
    ...(await grantsOf(context, account)),
    subordinates: held.has('corporation.viewSubordinates') ? (await subordinatesOf(context.tx, corpId)).length : 0,
    shut: account.status !== 'enabled' ? 'account' : corporation?.status !== 'enabled' ? 'corporation' : null,
  };
});
