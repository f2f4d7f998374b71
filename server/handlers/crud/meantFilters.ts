import { tables } from '#generated/server/tables.gen.ts';
import { reaches, targetKinds } from '../../player/targets.ts';
import { entityOf, tableOf } from '../../policies/tableOf.ts';
import { linkedTo } from '../../store/links.ts';
import { columnOf } from '../../store/names.ts';
import type { Tx, Where } from '../../store/types.ts';

type Filter = Readonly<Record<string, unknown>>;
type Meaning = (tx: Tx, ids: readonly string[]) => Promise<Where | null>;

/** Returns the ids of targets of any kind that the caller may see, so that another tenant's ids reveal nothing. */
async function visibleTargets(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const wanted = [...ids];
  const found = [];
  for (const kind of targetKinds) found.push(...(await tableOf(tx, kind).many(wanted, { fields: ['id'] })));
  return found.map(({ id }) => id);
}

/** Filters that mean more than their own column or link, by entity and field. */
const MEANT: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  ad: {
    // The ads of a screen are those that it gets, also by its group, sets, tags and store (AD-01).
    targetIds: async (tx, ids) => {
      const seen = await visibleTargets(tx, ids);
      return seen.length === 0 ? null : reaches(ids, seen);
    },
  },
};

/** Returns the ids in a condition; none for other kinds of conditions. */
function idsOf(condition: unknown): string[] {
  if (typeof condition === 'string') return [condition];
  if (typeof condition !== 'object' || condition === null || !('in' in condition)) return [];
  return Array.isArray(condition.in) ? condition.in.filter((id): id is string => typeof id === 'string') : [];
}

/** Returns the condition for the rows that do not refer to a record by this field; those that refer to none are among them. */
function notBelonging(entity: string, field: string, id: unknown): Where {
  const table = Object.values(tables).find(({ name }) => name === entityOf(entity)?.table);
  if (table?.links.some((link) => link.field === field) && typeof id === 'string') {
    const linked = linkedTo(table, field, [id]);
    return (eb) => eb.not(linked(eb));
  }
  const column = columnOf(field);
  return (eb) => eb.or([eb(column, 'is', null), eb(column, '<>', id)]);
}

/** Returns the condition for filters that are no columns or links, and the remaining filters. */
export async function meantBy(entity: string, filter: Filter, tx: Tx): Promise<{ filter: Filter; meant: Where[] }> {
  const left: Record<string, unknown> = { ...filter };
  const meant: Where[] = [];
  for (const [field, condition] of Object.entries(filter)) {
    if (typeof condition !== 'object' || condition === null || !('not' in condition)) continue;
    meant.push(notBelonging(entity, field, condition.not));
    delete left[field];
  }
  for (const [field, meaning] of Object.entries(MEANT[entity] ?? {})) {
    const ids = idsOf(filter[field]);
    const where = ids.length > 0 ? await meaning(tx, ids) : null;
    if (!where) continue;
    meant.push(where);
    delete left[field];
  }
  return { filter: left, meant };
}
