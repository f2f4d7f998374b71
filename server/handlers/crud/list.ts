import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { storedInstant } from '#core/entity/wire.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext, SessionUser } from '../../call/types.ts';
import { logicOf, predicateContext } from '../../policies/logic.ts';
import { projection } from '../../policies/projection.ts';
import { tableOf } from '../../policies/tableOf.ts';
import type { FilterValue, ListQuery, Where } from '../../store/types.ts';
import { meantBy } from './meantFilters.ts';

/** Payload of every list call (architecture 4); its schema accepts only fields on the entity's allow-lists. */
export interface ListInput {
  page?: number;
  pageSize?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  filter?: Readonly<Record<string, unknown>>;
  q?: string;
  view?: string;
}

const DEFAULT_PAGE_SIZE = 20;

/** Rows of any entity, in the caller's scope, with the columns that the caller may read. */
export async function list(entity: EntityMeta, { input, user, tx, now }: HandlerContext<ListInput, unknown>) {
  checkReadable(entity, input, user);
  const { fields } = projection(entity, 'list', user);
  const { query, where } = await asked(entity, input, { user, tx, now });
  const table = tableOf(tx, entity.name);
  const rows = input.view === 'bin' ? table.bin(now - limits.binKept) : table;
  return rows.list(query, where ? { fields, where } : { fields });
}

/** Returns the query for the store: the payload in stored form, with the conditions of view and filters. */
export async function asked(
  entity: EntityMeta,
  input: ListInput,
  { user, tx, now }: Pick<HandlerContext<ListInput>, 'user' | 'tx' | 'now'>,
): Promise<{ query: ListQuery; where: Where | null }> {
  const { filter, meant } = await meantBy(entity.name, input.filter ?? {}, tx);
  const view = viewWhere(entity, input.view, { now, user });
  const all = [...(view ? [view] : []), ...meant];
  return {
    query: listQuery(entity, { ...input, filter }),
    where: all.length === 0 ? null : (eb) => eb.and(all.map((one) => one(eb))),
  };
}

/**
 * Refuses to sort or filter by a field that the caller may not read, since the order would reveal it. Such a field is
 * answered as unknown.
 */
export function checkReadable(
  entity: EntityMeta,
  { sort, filter = {} }: ListInput,
  user: Pick<SessionUser, 'can'>,
): void {
  const hidden = entity.fields.filter(({ readPerm }) => readPerm && !user.can(readPerm)).map(({ name }) => name);
  const issues = hidden.flatMap((key) => [
    ...(sort === key ? [{ path: 'sort', rule: 'unknownField', args: { key } }] : []),
    ...(key in filter ? [{ path: `filter.${key}`, rule: 'unknownField', args: { key } }] : []),
  ]);
  if (issues.length > 0) throw refuse('PAYLOAD_INVALID', { issues });
}

/** Returns the condition of a list view, or undefined. */
function viewWhere(
  entity: EntityMeta,
  view: string | undefined,
  caller: Parameters<typeof predicateContext>[0],
): Where | null {
  const predicate = view === undefined ? undefined : logicOf(entity.name).views[view];
  return predicate ? (eb) => predicate(eb, predicateContext(caller)) : null;
}

/** Returns the query in stored form; the default sort is the entity's own. */
function listQuery(entity: EntityMeta, input: ListInput): ListQuery {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, sort = entity.sort.field, q } = input;
  const order = input.order ?? (input.sort === undefined ? entity.sort.order : 'asc');
  // An entity that nobody creates by hand is a log, sorted by time.
  const ownFirst = entity.perm.create !== undefined && sort === entity.sort.field && order === entity.sort.order;
  return {
    page,
    pageSize,
    sort,
    order,
    ownFirst,
    filter: input.filter ? storedFilter(entity, input.filter) : {},
    ...(q ? { q } : {}),
  };
}

function storedFilter(entity: EntityMeta, filter: Readonly<Record<string, unknown>>): Record<string, FilterValue> {
  const instants = new Set(entity.fields.filter(({ kind }: FieldMeta) => kind === 'instant').map(({ name }) => name));
  const stored: Record<string, FilterValue> = {};
  for (const [name, condition] of Object.entries(filter)) {
    if (condition !== undefined)
      stored[name] = (instants.has(name) ? withInstants(condition) : condition) as FilterValue;
  }
  return stored;
}

/** Returns a condition with its instants in milliseconds, whatever its operator. */
function withInstants(condition: unknown): unknown {
  if (typeof condition === 'string') return storedInstant(condition);
  if (Array.isArray(condition)) return condition.map(withInstants);
  if (typeof condition !== 'object' || condition === null) return condition;
  return Object.fromEntries(Object.entries(condition).map(([op, value]) => [op, withInstants(value)]));
}
