import { sql, type AliasedRawBuilder } from 'kysely';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Current } from './current.ts';
import type { Row } from './engine.ts';
import { StoreMisuse } from './errors.ts';
import { insertValues } from './insertion.ts';
import type { PlanCache } from './plans.ts';
import type { Link, Selection, TableShape } from './shape.ts';
import { decodeRow } from './shape.ts';
import type { Where } from './types.ts';

/** Row whose links are read or written. */
export interface Linked {
  id: string;
  /** Null in tables of the platform. */
  corpId: string | null;
}

/** Returns whose links a row's are. */
export const ownerOf = (shape: TableShape, row: Readonly<Row>): Linked => ({
  id: String(row.id),
  corpId: shape.tenant ? String(row.corpId) : null,
});

/**
 * Returns what a select names for a selection: its columns, then for each link the references in their order, as JSON, or
 * null where there are none. They are read with their row: a statement of their own would be a round trip more.
 */
export function selected(
  { engine: { kind } }: Current,
  shape: TableShape,
  { columns, links }: Pick<Selection, 'columns' | 'links'>,
): (string | AliasedRawBuilder<unknown, string>)[] {
  return [
    ...columns.map(({ name }) => name),
    ...links.map((link) => {
      const owner = [...(shape.tenant ? ['corp_id'] : []), 'id'].map((name) => `l.${name} = ${shape.name}.${name}`);
      const rows = `from ${link.table} l where ${owner.join(' and ')}`;
      const list =
        kind === 'sqlite'
          ? 'json_group_array(l.ref_id order by l.position)'
          : 'json_agg(l.ref_id order by l.position)::text';
      // Most rows have none: to look for one is cheaper than to begin a list.
      return sql.raw(`case when exists (select 1 ${rows}) then (select ${list} ${rows}) end`).as(link.table);
    }),
  ];
}

/**
 * Returns the references of a row that this transaction has changed. PostgreSQL answers an update with columns as they
 * are now, but with subqueries as they were when it began to wait for the row: they need a statement of their own.
 */
export async function readLinks(
  current: Current,
  plans: PlanCache,
  shape: TableShape,
  links: readonly Link[],
  owner: Linked,
): Promise<Row> {
  const selection = { columns: [], links };
  const plan = plans.get(`links|${links.map(({ field }) => field).join(',')}`, (param) => {
    const rows = current.engine.db.selectFrom(shape.name).where('id', '=', param(0));
    return (shape.tenant ? rows.where('corp_id', '=', param(1)) : rows).select(selected(current, shape, selection));
  });
  const [values = []] = await current.arrays(plan, shape.tenant ? [owner.id, owner.corpId] : [owner.id]);
  return decodeRow(selection, values);
}

/** Returns the ids of a link field's value: none for null. */
export function idsOf(link: Link, value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every((id) => typeof id === 'string')) return value;
  throw new StoreMisuse(`"${link.field}" takes a list of ids`);
}

/** Writes the references of new rows, each row's in order. */
export async function addLinks(
  current: Current,
  plans: PlanCache,
  shape: TableShape,
  link: Link,
  rows: readonly { owner: Linked; ids: readonly string[] }[],
): Promise<void> {
  const columns = ['id', 'ref_id', 'position', ...(shape.tenant ? ['corp_id'] : [])];
  const values = rows.flatMap(({ owner, ids }) =>
    ids.map((id, position) => [owner.id, id, position, ...(shape.tenant ? [owner.corpId] : [])]),
  );
  await insertValues(current, plans, { table: link.table, columns }, values);
}

/** Replaces the references of one row, in order. */
export async function writeLinks(
  current: Current,
  plans: PlanCache,
  shape: TableShape,
  link: Link,
  owner: Linked,
  ids: readonly string[],
): Promise<void> {
  const plan = plans.get(`unlink|${link.field}`, (param) => {
    const all = current.engine.db.deleteFrom(link.table).where('id', '=', param(0));
    return shape.tenant ? all.where('corp_id', '=', param(1)) : all;
  });
  await current.run(plan, shape.tenant ? [owner.id, owner.corpId] : [owner.id]);
  await addLinks(current, plans, shape, link, [{ owner, ids }]);
}

/**
 * Returns the condition for rows of a table that name one of these records in a link field. A link is its row's
 * corporation's own, which leads its key. Throws StoreMisuse where the table has no such link.
 */
export function linkedTo({ name, tenant, links }: TableMeta, field: string, ids: readonly string[]): Where {
  const link = links.find((each) => each.field === field)?.table;
  if (link === undefined) throw new StoreMisuse(`the table ${name} has no link "${field}"`);
  return (eb) => {
    const named = eb
      .selectFrom(link)
      .select(sql.lit(1).as('one'))
      .whereRef(`${link}.id`, '=', `${name}.id`)
      .where(`${link}.ref_id`, 'in', [...ids]);
    return eb.exists(tenant ? named.whereRef(`${link}.corp_id`, '=', `${name}.corp_id`) : named);
  };
}
