import { branchesOf, wayTo, type Branch } from '../../commands/organisation.ts';
import { handler } from '../../dispatch/handler.ts';
import { refuse } from '../../dispatch/refuse.ts';
import type { HandlerContext, OutputOf } from '../../dispatch/types.ts';
import { containing } from '../../store/clause.ts';
import type { Where } from '../../store/types.ts';
import { sql } from 'kysely';

type Tree = OutputOf<'department.tree'>;
type Node = Tree['list'][number];
type Found = OutputOf<'department.find'>['found'][number];
type Context = Pick<HandlerContext<unknown>, 'tx' | 'user'>;

const PAGE = 50;
/** So many hits of a kind: who looks for more says more of the name. */
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

/** One level of the organisation tree (ENT-02): enterprises where the caller sees several, else departments. */
export const tree = handler('department.tree', async ({ input, tx, user }) => {
  const { parentId, page } = input;
  if (parentId === undefined && input.corpId === undefined && user.corpIds.length > 1 && user.can('corporation.view'))
    return enterprises({ tx, user }, page);
  const parent = parentId === undefined ? null : await tx.departments.one(parentId, { fields: ['corpId'] });
  if (parentId !== undefined && !parent) throw refuse('NOT_FOUND');
  const branches = await branchesOf(tx, user, parent?.corpId ?? input.corpId ?? user.corpId);
  const level = [...branches.values()].filter((branch) => branch.parentId === (parentId ?? null));
  return { total: level.length, list: level.slice((page - 1) * PAGE, page * PAGE).map(nodeOf) };
});

async function enterprises({ tx, user }: Context, page: number): Promise<Tree> {
  const { list, total } = await tx.corporations.list(
    { page, pageSize: PAGE, sort: 'createdAt', order: 'asc', filter: {} },
    { fields: ['name'] },
  );
  const nodes = list.map(async ({ id, name }): Promise<Node> => {
    const ofCorp: Where = (eb) => eb('corp_id', '=', id);
    const isTop: Where = (eb) => eb.and([ofCorp(eb), eb('parent_id', 'is', null)]);
    return {
      kind: 'corporation',
      id,
      corpId: id,
      parentId: null,
      name: name ?? '',
      children: await tx.departments.count(isTop),
      people: user.can('account.view') ? await tx.accounts.count(ofCorp) : 0,
      devices: user.can('device.view') ? await tx.devices.count(ofCorp) : 0,
    };
  });
  return { total, list: await Promise.all(nodes) };
}

const named =
  (column: string, q: string): Where =>
  (eb) =>
    sql`lower(${eb.ref(column)}) like ${containing(q)} escape '\\'`;

/** Departments, people and devices by name, each with the way through the tree to its department. */
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
  const hasEnterprises = user.corpIds.length > 1 && user.can('corporation.view');
  return {
    found: hits.flatMap(({ kind, id, name, corpId, deptId }): Found[] => {
      const branches = trees.get(corpId);
      const branch = branches?.get(deptId ?? '');
      if (!branches || !branch) return [];
      const path = [...(hasEnterprises ? [corpId] : []), ...wayTo(branches, branch.id)];
      return [{ kind, id, name: name ?? '', node: nodeOf(branch), path }];
    }),
  };
});
