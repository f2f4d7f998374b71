import { branchesOf, wayTo, type Branch } from '../../commands/organisation.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext, OutputOf } from '../../call/types.ts';
import { containing } from '../../store/clause.ts';
import type { Where } from '../../store/types.ts';
import { sql } from 'kysely';

type Tree = OutputOf<'department.tree'>;
type Node = Tree['list'][number];
type Found = OutputOf<'department.find'>['found'][number];
type Context = Pick<HandlerContext<unknown>, 'tx' | 'user'>;

const PAGE = 50;
/** Search hits of each kind at most; a longer search text finds the rest. */
const HITS = 8;

const nodeOf = ({ id, corpId, parentId, name, children, people, devices }: Branch): Node => ({
  kind: 'department',
  id,
  corpId,
  parentId,
  name,
  children: children.length,
  people,
  devices,
});

/** Returns true if the tree starts with corporations: for a caller who sees several. */
const hasEnterprises = (user: Context['user']): boolean => user.corpIds.length > 1 && user.can('corporation.view');

/** Returns one level of the organisation tree (ENT-02): corporations if the caller sees several, else departments. */
export const tree = handler('department.tree', async ({ input, tx, user }) => {
  const { parentId, page } = input;
  if (parentId === undefined && input.corpId === undefined && hasEnterprises(user))
    return enterprises({ tx, user }, page);
  const parent = parentId === undefined ? null : await tx.departments.one(parentId, { fields: ['corpId'] });
  if (parentId !== undefined && !parent) throw refuse('NOT_FOUND');
  const branches = await branchesOf(tx, user, parent?.corpId ?? input.corpId ?? user.corpId);
  const level = [...branches.values()].filter((branch) => branch.parentId === (parentId ?? null));
  return { total: level.length, list: level.slice((page - 1) * PAGE, page * PAGE).map(nodeOf) };
});

/** Returns corporations as nodes, with the totals of everything in them: three statements, whatever their number. */
async function enterpriseNodes(
  { tx, user }: Context,
  corporations: readonly { id: string; name: string | null }[],
): Promise<Node[]> {
  const ids = corporations.map(({ id }) => id);
  if (ids.length === 0) return [];
  const ofCorps: Where = (eb) => eb('corp_id', 'in', ids);
  const isTop: Where = (eb) => eb.and([ofCorps(eb), eb('parent_id', 'is', null)]);
  const none = new Map<string, number>();
  const children = await tx.departments.countBy('corpId', isTop);
  const people = user.can('account.view') ? await tx.accounts.countBy('corpId', ofCorps) : none;
  const devices = user.can('device.view') ? await tx.devices.countBy('corpId', ofCorps) : none;
  return corporations.map(({ id, name }) => ({
    kind: 'corporation',
    id,
    corpId: id,
    parentId: null,
    name: name ?? '',
    children: children.get(id) ?? 0,
    people: people.get(id) ?? 0,
    devices: devices.get(id) ?? 0,
  }));
}

async function enterprises(context: Context, page: number): Promise<Tree> {
  const { list, total } = await context.tx.corporations.list(
    { page, pageSize: PAGE, sort: 'createdAt', order: 'asc', filter: {} },
    { fields: ['name'] },
  );
  return { total, list: await enterpriseNodes(context, list) };
}

/** Returns the position of a department or a corporation in the tree; "not found" if the caller may not see it. */
export const locate = handler('department.locate', async ({ input: { id }, tx, user }) => {
  const department = await tx.departments.one(id, { fields: ['corpId'] });
  const branches = department && (await branchesOf(tx, user, department.corpId));
  const branch = branches?.get(id);
  if (branch) return { node: nodeOf(branch), path: wayOf(user, branches!, branch) };
  const enterprise = hasEnterprises(user) ? await tx.corporations.one(id, { fields: ['name'] }) : null;
  if (!enterprise) throw refuse('NOT_FOUND');
  const [node] = await enterpriseNodes({ tx, user }, [enterprise]);
  return { node: node!, path: [] };
});

/** Returns the ids of the nodes above a department in the caller's tree. */
const wayOf = (user: Context['user'], branches: ReadonlyMap<string, Branch>, { id, corpId }: Branch): string[] => [
  ...(hasEnterprises(user) ? [corpId] : []),
  ...wayTo(branches, id),
];

const named =
  (column: string, q: string): Where =>
  (eb) =>
    // PostgreSQL refuses text with a NUL character, and no stored text has one.
    q.includes('\0') ? sql`1 = 0` : sql`lower(${eb.ref(column)}) like ${containing(q)} escape '\\'`;

/** Finds departments, people and devices by name, each with its path in the tree. */
export const find = handler('department.find', async ({ input: { q }, tx, user }) => {
  const options = { limit: HITS, orderBy: ['name', 'asc'] as [string, 'asc'] };
  const departments = await tx.departments.find(named('name', q), { ...options, fields: ['name', 'corpId'] });
  const people = user.can('account.view')
    ? await tx.accounts.find(named('real_name', q), {
        limit: HITS,
        orderBy: ['realName', 'asc'],
        fields: ['realName', 'corpId', 'deptId'],
      })
    : [];
  const devices = user.can('device.view')
    ? await tx.devices.find(named('name', q), { ...options, fields: ['name', 'corpId', 'deptId'] })
    : [];
  const hits = [
    ...departments.map(({ id, name, corpId }) => ({ kind: 'department' as const, id, name, corpId, deptId: id })),
    ...people.map(({ id, realName, corpId, deptId }) => ({
      kind: 'account' as const,
      id,
      name: realName,
      corpId,
      deptId,
    })),
    ...devices.map(({ id, name, corpId, deptId }) => ({ kind: 'device' as const, id, name, corpId, deptId })),
  ];
  const trees = new Map<string, ReadonlyMap<string, Branch>>();
  for (const corpId of new Set(hits.map((hit) => hit.corpId))) trees.set(corpId, await branchesOf(tx, user, corpId));
  return {
    found: hits.flatMap(({ kind, id, name, corpId, deptId }): Found[] => {
      const branches = trees.get(corpId);
      const branch = branches?.get(deptId ?? '');
      if (!branches || !branch) return [];
      return [{ kind, id, name: name ?? '', node: nodeOf(branch), path: wayOf(user, branches, branch) }];
    }),
  };
});
