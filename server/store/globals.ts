import type { Current } from './current.ts';
import type { PlanCache } from './plans.ts';
import type { Linked } from './links.ts';
import { Taken } from './errors.ts';
import type { Column, TableShape } from './shape.ts';
import { statement } from './statement.ts';

/** Name under which a field's values are unique over the platform: "device.uuid", or "<table>.<field>" where no entity is behind it. */
function globalName(shape: TableShape, column: Column): string {
  return `${shape.entity?.name ?? shape.name}.${column.field}`;
}

/** Finds the row that holds a value which is unique over the platform, whichever corporation it is in: `name` as in "device.uuid". */
export const findGlobal = statement<
  { name: string; value: string },
  { corpId: string | null; entity: string; rowId: string }
>((db, value) =>
  db
    .selectFrom('globals')
    .select(['corp_id as corpId', 'entity', 'row_id as rowId'])
    .where('name', '=', value('name'))
    .where('value', '=', value('value')),
);

/** Returns the corporation that has taken a value. */
async function holderOf(current: Current, plans: PlanCache, args: readonly unknown[]): Promise<string | null> {
  const plan = plans.get('globals|holder', (param) =>
    current.engine.db
      .selectFrom('globals')
      .select('corp_id')
      .where('name', '=', param(0))
      .where('value', '=', param(1)),
  );
  const [row] = await current.arrays(plan, args);
  return (row?.[0] as string | null | undefined) ?? null;
}

/**
 * Takes the values of one row that are unique over the platform; throws `Taken`, and then has taken none. Throws
 * `TooManyTaken` where the caller has come upon too many values of others already.
 */
export async function takeGlobals(
  current: Current,
  plans: PlanCache,
  shape: TableShape,
  owner: Linked,
  values: readonly { column: Column; value: unknown }[],
): Promise<void> {
  const plan = plans.get('globals|take', (param) =>
    current.engine.db
      .insertInto('globals')
      .values({ name: param(0), value: param(1), corp_id: param(2), entity: param(3), row_id: param(4) })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const taken: Column[] = [];
  for (const { column, value } of values) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    current.foreign?.check();
    const args = [globalName(shape, column), String(value), owner.corpId, shape.entity?.name ?? shape.name, owner.id];
    if ((await current.run(plan, args)) === 1) taken.push(column);
    else {
      await freeGlobals(current, plans, shape, owner.id, taken);
      current.foreign?.met(await holderOf(current, plans, args.slice(0, 2)));
      throw new Taken(column.field);
    }
  }
}

/** Frees the values of one row, for the fields given. */
export async function freeGlobals(
  current: Current,
  plans: PlanCache,
  shape: TableShape,
  id: string,
  columns: readonly Column[],
): Promise<void> {
  const plan = plans.get('globals|free', (param) =>
    current.engine.db.deleteFrom('globals').where('name', '=', param(0)).where('row_id', '=', param(1)),
  );
  for (const column of columns) await current.run(plan, [globalName(shape, column), id]);
}
