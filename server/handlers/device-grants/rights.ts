import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext, InputOf, OutputOf } from '../../call/types.ts';
import { containing } from '../../store/clause.ts';
import { sightOf } from '../../policies/sessionUser.ts';
import type { Eb, ScopeUser, Tx, Where } from '../../store/types.ts';
import { sql, type SqlBool } from 'kysely';

type Context = HandlerContext<InputOf<'deviceGrant.rights'>>;
type Rights = OutputOf<'deviceGrant.rights'>;
type By = Rights['list'][number]['by'];

const PAGE = 20;

/** Condition that the account was given a right over the row. */
const isGiven = (eb: Eb, table: string, column: string, holder: ScopeUser) =>
  eb(
    'id',
    'in',
    eb
      .selectFrom(table)
      .select(column)
      .where('corp_id', '=', holder.corpId)
      .where('account_id', '=', holder.userId)
      .where('deleted_at', 'is', null),
  );

/** Condition of what is asked for: rows of the account's enterprise, found by name, those that were given alone. */
function askedFor({ input }: Context, holder: ScopeUser, [table, column]: readonly [string, string]): Where {
  const { q, given } = input;
  return (eb) =>
    eb.and([
      eb('corp_id', '=', holder.corpId),
      ...(given ? [isGiven(eb, table, column, holder)] : []),
      ...(q ? [sql<SqlBool>`lower(${eb.ref('name')}) like ${containing(q)} escape '\\'`] : []),
    ]);
}

const query = (page: number) => ({ page, pageSize: PAGE, sort: 'name', order: 'asc', filter: {} }) as const;

/** Returns the account as a caller, so that what it reaches is asked of the scope itself. */
async function holderOf({ input, tx }: Context): Promise<ScopeUser> {
  const account = await tx.accounts.one(input.accountId);
  if (!account) throw refuse('NOT_FOUND');
  const { id: userId, corpId } = account;
  const own = tx.as({ kind: 'system', corpId });
  const role = account.roleId ? await own.roles.one(account.roleId) : null;
  return { userId, corpId, corpIds: [corpId], system: 'YXF', ...(await sightOf(own, account, role)) };
}

/** Returns by what an account reaches screens, their own rights left out: its range, a store of theirs, a group. */
async function reachedBy(tx: Tx, holder: ScopeUser, ids: readonly string[]): Promise<Map<string, By>> {
  const { stores, ...rest } = holder;
  const seen = async (user: ScopeUser) =>
    (await tx.as({ kind: 'user', user }).devices.many(ids, { fields: ['id'] })).map(({ id }) => id);
  const nothing = new Map<string, readonly string[]>();
  const group = await seen({ ...holder, granted: new Map([['device_group_grants', []]]) });
  const store = await seen({ ...holder, granted: nothing });
  const none = stores && { stores: { ids: [], only: stores.only } };
  const range = await seen({ ...rest, ...none, granted: nothing });
  return new Map<string, By>([
    ...group.map((id) => [id, 'group'] as const),
    ...store.map((id) => [id, 'store'] as const),
    ...range.map((id) => [id, 'range'] as const),
  ]);
}

async function overDevices(context: Context, holder: ScopeUser): Promise<Rights> {
  const { tx, input } = context;
  const where = askedFor(context, holder, ['device_grants', 'device_id']);
  const { list, total } = await tx.devices.list(query(input.page), { fields: ['name', 'uuid'], where });
  const ids = list.map(({ id }) => id);
  const rights = tx.as({ kind: 'system', corpId: holder.corpId }).deviceGrants;
  const mine: Where = (eb) => eb('account_id', '=', holder.userId);
  const held = await rights.find((eb) => eb.and([mine(eb), eb('device_id', 'in', ids)]), { limit: PAGE });
  const given = new Set(held.map(({ deviceId }) => deviceId));
  const by = await reachedBy(tx, holder, ids);
  const rows = list.map(({ id, name, uuid }) => ({
    id,
    name: name ?? '',
    detail: uuid ?? null,
    given: given.has(id),
    by: by.get(id) ?? null,
  }));
  return { list: rows, total, given: await rights.count(mine) };
}

async function overGroups(context: Context, holder: ScopeUser): Promise<Rights> {
  const { tx, input } = context;
  const where = askedFor(context, holder, ['device_group_grants', 'group_id']);
  const { list, total } = await tx.deviceGroups.list(query(input.page), { fields: ['name'], where });
  const ids = list.map(({ id }) => id);
  const rights = tx.as({ kind: 'system', corpId: holder.corpId }).deviceGroupGrants;
  const mine: Where = (eb) => eb('account_id', '=', holder.userId);
  const held = await rights.find((eb) => eb.and([mine(eb), eb('group_id', 'in', ids)]), { limit: PAGE });
  const given = new Set(held.map(({ groupId }) => groupId));
  const screens = await tx.devices.countBy('groupId', (eb) => eb('group_id', 'in', ids));
  const rows = list.map(({ id, name }) => ({
    id,
    name: name ?? '',
    detail: String(screens.get(id) ?? 0),
    given: given.has(id),
    by: holder.data.kind === 'all' ? ('range' as const) : null,
  }));
  return { list: rows, total, given: await rights.count(mine) };
}

/** Returns what an account controls, a page at a time, and by what: the page of switches (ENT-03). */
export const rights = handler('deviceGrant.rights', async (context) => {
  const holder = await holderOf(context);
  return context.input.kind === 'device' ? overDevices(context, holder) : overGroups(context, holder);
});
