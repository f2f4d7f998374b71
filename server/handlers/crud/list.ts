import type { EntityMeta, FieldMeta, Total } from '#core/entity/meta.ts';
import { roundHalf } from '#core/entity/rule.ts';
import { storedInstant } from '#core/entity/wire.ts';
import { mayRead } from '#core/entity/readable.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext, SessionUser } from '../../call/types.ts';
import { logicOf, predicateContext } from '../../policies/logic.ts';
import { projection } from '../../policies/projection.ts';
import { tableOf } from '../../policies/tableOf.ts';
import { listedWhere } from '../../policies/unlisted.ts';
import { columnOf } from '../../store/names.ts';
import type { Amount, FilterValue, ListQuery, Where } from '../../store/types.ts';
import { meantBy } from './meantFilters.ts';

/** Payload of every list call (architecture 4); its schema accepts only fields on the entity's allow-lists. */
export interface ListInput {
  page?: number;
  pageSize?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  /** Rows of the own corporation first, whatever the order; absent: where the order is the entity's own. */
  ownFirst?: boolean;
  filter?: Readonly<Record<string, unknown>>;
  q?: string;
  view?: string;
  /** Answer the figures over the whole list, too. */
  totals?: boolean;
}

const DEFAULT_PAGE_SIZE = 20;

/** Rows of any entity, in the caller's scope, with the columns that the caller may read. */
export async function list(entity: EntityMeta, { input, user, tx, now }: HandlerContext<ListInput, unknown>) {
  checkReadable(entity, input, user);
  const { fields } = projection(entity, 'list', user);
  const { query, where } = await asked(entity, input, { user, tx, now });
  const table = tableOf(tx, entity.name);
  const rows = input.view === 'bin' ? table.bin(now - limits.binKept) : table;
  const answer = await rows.list(query, where ? { fields, where } : { fields });
  const isBin = input.view === 'bin';
  return input.totals && !isBin
    ? { ...answer, totals: await totalsOf(entity, { query, where }, { user, tx, now }) }
    : answer;
}

type Caller = Pick<HandlerContext<ListInput>, 'user' | 'tx' | 'now'>;

const SCALE = 100;
/** Digits that both engines agree on, in whatever order they add fractions up. */
const DIGITS = 12;

/** Returns the figures over all rows that a list finds (x-list.totals), but those of fields that the caller may not read. */
export async function totalsOf(
  entity: EntityMeta,
  { query, where }: { query: ListQuery; where: Where | null },
  { user, tx, now }: Caller,
): Promise<Total[]> {
  const fields = new Map(entity.fields.map((field) => [field.name, field]));
  const readable = (entity.totals ?? []).filter(({ field }) => {
    const found = fields.get(field);
    return found === undefined || mayRead(found, user);
  });
  if (readable.length === 0) return [];
  const logic = logicOf(entity.name);
  const context = predicateContext({ now, user });
  const numbers = [...new Set(readable.map(({ field }) => field))];
  const counted = [...new Set(readable.flatMap(({ per }) => per ?? []))];
  const found = await tableOf(tx, entity.name).totals(
    query,
    [
      ...numbers.map((name): Amount => {
        const amount = logic.totals[name];
        return amount ? { key: name, of: (eb) => amount(eb, context) } : name;
      }),
      // A row that does not say for how many it stands is one.
      ...counted.map((name): Amount => ({
        key: `${name} or one`,
        of: (eb) => eb.fn.coalesce(columnOf(name), eb.lit(1)),
      })),
    ],
    where ?? undefined,
  );
  return readable.map(({ field, as, per }) => {
    const { sum, count: values } = found[numbers.indexOf(field)]!;
    const count = per === undefined ? values : found[numbers.length + counted.indexOf(per)]!.sum;
    return { field, as, value: valueOf(fields.get(field)!, as, sum, count) };
  });
}

/** Money and what has a unit (bytes, a duration) is whole; any other mean has two decimals. */
function valueOf({ kind, widget }: FieldMeta, as: Total['as'], sum: number, count: number): number | null {
  if (as === 'count') return count;
  if (count === 0) return null;
  if (as === 'sum') return kind === 'number' ? Number(sum.toPrecision(DIGITS)) : sum;
  const scale = kind === 'money' || widget !== undefined ? 1 : SCALE;
  return roundHalf(Number((sum / count).toPrecision(DIGITS)) * scale)! / scale;
}

/** Returns the query for the store: the payload in stored form, with the conditions of view and filters. */
export async function asked(
  entity: EntityMeta,
  input: ListInput,
  { user, tx, now }: Pick<HandlerContext<ListInput>, 'user' | 'tx' | 'now'>,
): Promise<{ query: ListQuery; where: Where | null }> {
  const { filter, meant } = await meantBy(entity.name, input.filter ?? {}, tx);
  const view = viewWhere(entity, input.view, { now, user });
  const listed = listedWhere(entity.name);
  const all = [...(listed ? [listed] : []), ...(view ? [view] : []), ...meant];
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
  user: Pick<SessionUser, 'can' | 'system'>,
): void {
  const hidden = entity.fields.filter((field) => !mayRead(field, user)).map(({ name }) => name);
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
  const isStandard = sort === entity.sort.field && order === entity.sort.order;
  // An entity that nobody creates by hand is a log, sorted by time.
  const { ownFirst = isStandard && entity.perm.create !== undefined } = input;
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
