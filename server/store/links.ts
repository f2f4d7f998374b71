import { padded } from './clause.ts';
import type { Current } from './current.ts';
import type { Row } from './engine.ts';
import { StoreMisuse } from './errors.ts';
import type { PlanCache } from './plans.ts';
import type { Link, TableShape } from './shape.ts';

/** A row whose links are wanted or written. */
export interface Linked {
  id: string;
  /** Null in tables of the platform. */
  corpId: string | null;
}

async function referencesOf(current: Current, plans: PlanCache, shape: TableShape, link: Link, rows: readonly Linked[]): Promise<Map<string, string[]>> {
  const ids = padded(rows.map((row) => row.id));
  const corps = shape.tenant ? padded([...new Set(rows.map((row) => row.corpId))]) : [];
  const plan = plans.get(`links|${link.field}|${ids.length}|${corps.length}`, (param) => {
    const all = current.engine.db.selectFrom(link.table).select(['id', 'ref_id']).where('id', 'in', ids.map((_, i) => param(corps.length + i)));
    return (shape.tenant ? all.where('corp_id', 'in', corps.map((_, i) => param(i))) : all).orderBy('id').orderBy('position');
  });
  const found = new Map<string, string[]>();
  for (const [id, ref] of await current.arrays(plan, [...corps, ...ids])) {
    const list = found.get(String(id));
    if (list) list.push(String(ref));
    else found.set(String(id), [String(ref)]);
  }
  return found;
}

/** Fills the links of rows, one query for each link and all rows together. `owners` stand in the order of `rows`. */
export async function fillLinks(current: Current, plans: PlanCache, shape: TableShape, links: readonly Link[], rows: readonly Row[], owners: readonly Linked[]): Promise<void> {
  if (rows.length === 0) return;
  for (const link of links) {
    const references = await referencesOf(current, plans, shape, link, owners);
    rows.forEach((row, i) => {
      row[link.field] = references.get(owners[i]?.id ?? '') ?? [];
    });
  }
}

/** Returns the ids of a link field's value: none for null. */
export function idsOf(link: Link, value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every((id) => typeof id === 'string')) return value;
  throw new StoreMisuse(`"${link.field}" takes a list of ids`);
}

/** Writes the references of one row anew, in their order. */
export async function writeLinks(current: Current, plans: PlanCache, shape: TableShape, link: Link, owner: Linked, ids: readonly string[], isNew: boolean): Promise<void> {
  const { db } = current.engine;
  if (!isNew) {
    const plan = plans.get(`unlink|${link.field}`, (param) => {
      const all = db.deleteFrom(link.table).where('id', '=', param(0));
      return shape.tenant ? all.where('corp_id', '=', param(1)) : all;
    });
    await current.run(plan, shape.tenant ? [owner.id, owner.corpId] : [owner.id]);
  }
  const insert = plans.get(`link|${link.field}`, (param) => db.insertInto(link.table).values({
    id: param(0), ref_id: param(1), position: param(2), ...(shape.tenant ? { corp_id: param(3) } : {}),
  }));
  for (const [position, id] of ids.entries()) await current.run(insert, shape.tenant ? [owner.id, id, position, owner.corpId] : [owner.id, id, position]);
}
