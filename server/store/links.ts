import { padded } from './clause.ts';
import type { Current } from './current.ts';
import type { Row } from './engine.ts';
import { StoreMisuse } from './errors.ts';
import type { PlanCache } from './plans.ts';
import type { Link, TableShape } from './shape.ts';

/** Row whose links are written. */
export interface Linked {
  id: string;
  /** Null in tables of the platform. */
  corpId: string | null;
}

/** References by row, for each link. */
export type References = ReadonlyMap<Link, ReadonlyMap<string, readonly string[]>>;

async function referencesOf(
  current: Current,
  plans: PlanCache,
  shape: TableShape,
  link: Link,
  ids: readonly unknown[],
  corps: readonly unknown[],
): Promise<Map<string, string[]>> {
  const plan = plans.get(`links|${link.field}|${ids.length}|${corps.length}`, (param) => {
    const all = current.engine.db
      .selectFrom(link.table)
      .select(['id', 'ref_id'])
      .where(
        'id',
        'in',
        ids.map((_, i) => param(corps.length + i)),
      );
    return (
      shape.tenant
        ? all.where(
            'corp_id',
            'in',
            corps.map((_, i) => param(i)),
          )
        : all
    )
      .orderBy('id')
      .orderBy('position');
  });
  const found = new Map<string, string[]>();
  for (const [id, ref] of await current.arrays(plan, [...corps, ...ids])) {
    const list = found.get(String(id));
    if (list) list.push(String(ref));
    else found.set(String(id), [String(ref)]);
  }
  return found;
}

/** Reads the references of these rows of these corporations (none for tables of the platform): one query for each link. */
export async function readLinks(
  current: Current,
  plans: PlanCache,
  shape: TableShape,
  links: readonly Link[],
  ids: readonly string[],
  corps: readonly string[],
): Promise<References> {
  if (links.length === 0 || ids.length === 0) return new Map();
  const [wanted, owners] = [padded(ids), corps.length > 0 ? padded(corps) : []];
  return new Map(
    await Promise.all(
      links.map(async (link) => [link, await referencesOf(current, plans, shape, link, wanted, owners)] as const),
    ),
  );
}

/** Puts references into their rows. */
export function fillLinks(rows: readonly Row[], references: References): void {
  for (const [link, found] of references) for (const row of rows) row[link.field] = found.get(String(row.id)) ?? [];
}

/** Returns the ids of a link field's value: none for null. */
export function idsOf(link: Link, value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every((id) => typeof id === 'string')) return value;
  throw new StoreMisuse(`"${link.field}" takes a list of ids`);
}

/** Replaces the references of one row, in order. */
export async function writeLinks(
  current: Current,
  plans: PlanCache,
  shape: TableShape,
  link: Link,
  owner: Linked,
  ids: readonly string[],
  isNew: boolean,
): Promise<void> {
  const { db } = current.engine;
  if (!isNew) {
    const plan = plans.get(`unlink|${link.field}`, (param) => {
      const all = db.deleteFrom(link.table).where('id', '=', param(0));
      return shape.tenant ? all.where('corp_id', '=', param(1)) : all;
    });
    await current.run(plan, shape.tenant ? [owner.id, owner.corpId] : [owner.id]);
  }
  const insert = plans.get(`link|${link.field}`, (param) =>
    db.insertInto(link.table).values({
      id: param(0),
      ref_id: param(1),
      position: param(2),
      ...(shape.tenant ? { corp_id: param(3) } : {}),
    }),
  );
  await Promise.all(
    ids.map((id, position) =>
      current.run(insert, shape.tenant ? [owner.id, id, position, owner.corpId] : [owner.id, id, position]),
    ),
  );
}
