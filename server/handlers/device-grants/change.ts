import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext, InputOf } from '../../call/types.ts';
import { tableOf } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';

type Context = HandlerContext<InputOf<'deviceGrant.auth'>>;

/** Target of a right: a screen, or a group with all its screens. */
type Kind = 'deviceIds' | 'groupIds';

interface Named {
  id: string;
  corpId: string;
  name?: string | null;
}

interface Holder {
  id: string;
  corpId: string;
  realName: string | null;
}

/** Returns the account whose rights are changed; nobody changes their own. */
async function holderOf({ input, tx, user }: Context): Promise<Holder> {
  if (input.accountId === user.userId) throw refuse('GRANT_SELF');
  const account = await tx.accounts.one(input.accountId, { fields: ['corpId', 'realName'], lock: 'reference' });
  if (!account)
    throw refuse('PAYLOAD_INVALID', { issues: [{ path: 'accountId', rule: 'notFound', args: { entity: 'account' } }] });
  return { id: account.id, corpId: account.corpId, realName: account.realName };
}

/** Returns the records that are named. One that the caller does not see, or of another enterprise, is refused with its field. */
async function namedBy({ input, tx }: Context, kind: Kind, corpId: string): Promise<Named[]> {
  const ids = [...new Set(input[kind] ?? [])];
  const [table, entity] = kind === 'deviceIds' ? [tx.devices, 'device'] : [tx.deviceGroups, 'deviceGroup'];
  const rows: Named[] = await table.many(ids, { fields: ['corpId', 'name'], lock: 'reference' });
  if (rows.length !== ids.length)
    throw refuse('PAYLOAD_INVALID', { issues: [{ path: kind, rule: 'notFound', args: { entity } }] });
  if (rows.some((row) => row.corpId !== corpId))
    throw refuse('PAYLOAD_INVALID', { issues: [{ path: kind, rule: 'otherCorporation', args: {} }] });
  return rows;
}

/** Refuses a group with screens that the caller does not see: nobody gives more than they have. */
async function checkGroups({ tx, user }: Context, groups: readonly Named[], corpId: string): Promise<void> {
  if (user.data.kind === 'all' || groups.length === 0) return;
  const ids = groups.map(({ id }) => id);
  const whole = await tx.as({ kind: 'system', corpId }).devices.count((eb) => eb('group_id', 'in', ids));
  if ((await tx.devices.count((eb) => eb('group_id', 'in', ids))) < whole)
    throw refuse('SCOPE_TOO_WIDE', { field: 'groupIds' });
}

/** The rights of one kind, whose two tables differ in the column of what is granted alone. */
function rightsOf(tx: Tx, kind: Kind, { id: accountId, corpId }: Holder) {
  const own = tx.as({ kind: 'system', corpId });
  const table = tableOf(own, kind === 'deviceIds' ? 'deviceGrant' : 'deviceGroupGrant');
  const column = kind === 'deviceIds' ? 'device_id' : 'group_id';
  const field = kind === 'deviceIds' ? 'deviceId' : 'groupId';
  return {
    field,
    find: (ids: readonly string[]) =>
      table.find((eb) => eb.and([eb('account_id', '=', accountId), eb(column, 'in', [...ids])]), {
        lock: 'change',
        limit: ids.length,
      }),
    give: (recordId: string, creatorId: string) => table.insert({ accountId, [field]: recordId, creatorId }),
    end: (rightId: string) => table.remove(rightId),
  };
}

/** Gives or ends the rights of one kind, each with its line in the operation log; returns how many changed. */
async function changeKind(context: Context, kind: Kind, holder: Holder, isGiving: boolean): Promise<number> {
  const records = await namedBy(context, kind, holder.corpId);
  if (records.length === 0) return 0;
  if (isGiving && kind === 'groupIds') await checkGroups(context, records, holder.corpId);
  const rights = rightsOf(context.tx, kind, holder);
  const held = new Map((await rights.find(records.map(({ id }) => id))).map((row) => [row[rights.field], row['id']]));
  const changed = records.filter(({ id }) => held.has(id) !== isGiving);
  for (const { id, name } of changed) {
    if (isGiving) await rights.give(id, context.user.userId);
    else await rights.end(held.get(id)!);
    const right = { accountId: holder.id, [rights.field]: id };
    context.log({
      targetId: id,
      targetName: `${holder.realName ?? ''} · ${name ?? ''}`,
      ...(isGiving ? { after: right } : { before: right }),
    });
  }
  return changed.length;
}

async function change(context: Context, isGiving: boolean): Promise<{ changed: number }> {
  const { deviceIds = [], groupIds = [] } = context.input;
  if (deviceIds.length + groupIds.length === 0) throw refuse('GRANT_NOTHING');
  const holder = await holderOf(context);
  await context.tx.hold(`rights of ${holder.id}`);
  const devices = await changeKind(context, 'deviceIds', holder, isGiving);
  return { changed: devices + (await changeKind(context, 'groupIds', holder, isGiving)) };
}

/** Gives an account control over screens and groups (PERM-07). What it has already stays as it is. */
export const auth = handler('deviceGrant.auth', (context) => change(context, true));

/** Takes control away. What the account reaches by its role, department or stores is not ended by it. */
export const unauth = handler('deviceGrant.unauth', (context) => change(context, false));
