import { encoded } from './changing.ts';
import type { Row } from './engine.ts';
import { Taken } from './errors.ts';
import { freeGlobals, takeGlobals } from './globals.ts';
import { insertValues } from './insertion.ts';
import { addLinks, idsOf, ownerOf } from './links.ts';
import { columnOf } from './names.ts';
import type { View } from './reads.ts';
import { completed } from './rowValues.ts';
import { logStates } from './stateLog.ts';
import { takenField } from './taken.ts';
import type { Scope } from './types.ts';

/** Fills in what a new row takes over from records that it names (x-copy). */
async function copyFrom({ shape, current, plans }: View, row: Row): Promise<void> {
  for (const { name, copy } of shape.meta.columns) {
    if (!copy || row[name] !== undefined || typeof row[copy.ref] !== 'string') continue;
    const plan = plans.get(`copy|${name}`, (param) =>
      current.engine.db
        .selectFrom(copy.table)
        .select(columnOf(copy.of))
        .where('corp_id', '=', param(0))
        .where('id', '=', param(1)),
    );
    const [found] = await current.arrays(plan, [row['corpId'], row[copy.ref]]);
    const { decode } = shape.column(name);
    const value = found?.[0] ?? null;
    row[name] = decode && value !== null ? decode(value) : value;
  }
}

/** A new row, with its values in the order of the columns, as they are stored. */
interface Prepared {
  row: Row;
  values: unknown[];
}

/**
 * Returns a new row with what it takes over from others, once its values that are unique over the platform are taken.
 * Whatever cannot be stored is refused before.
 */
async function prepared(view: View, scope: Scope, given: Readonly<Row>): Promise<Prepared> {
  const { shape, current, plans } = view;
  const row = completed(shape, scope, given, current.now, view.uuid);
  await copyFrom(view, row);
  const values = encoded(shape.columns.values(), row);
  const globals = shape.globals.map((column) => ({ column, value: row[column.field] }));
  await takeGlobals(current, plans, shape, ownerOf(shape, row), globals);
  return { row, values };
}

/** Inserts prepared rows; returns how many, with fewer than all where one breaks a unique index. */
const store = ({ shape, current, plans }: View, rows: readonly Prepared[]): Promise<number> =>
  insertValues(
    current,
    plans,
    { table: shape.name, columns: shape.columnNames, mayConflict: true },
    rows.map(({ values }) => values),
  );

/** Writes what stands beside stored rows, their states and references, and returns the rows as they are read. */
async function complete(view: View, rows: readonly Prepared[]): Promise<Row[]> {
  const { shape, current, plans } = view;
  const columns = [...shape.columns.values()];
  const made = rows.map(({ row }) => {
    const all: Row = {};
    for (const { field } of columns) all[field] = row[field] ?? null;
    return all;
  });
  await logStates(view, columns, made);
  for (const link of shape.links.values()) {
    const linked = rows.map(({ row }) => ({ owner: ownerOf(shape, row), ids: idsOf(link, row[link.field]) }));
    await addLinks(current, plans, shape, link, linked);
    for (const [index, { ids }] of linked.entries()) made[index]![link.field] = [...ids];
  }
  return made;
}

/** Inserts a row; throws `Taken` without having changed anything, and the transaction can go on. */
export async function insert(view: View, scope: Scope, values: Readonly<Row>): Promise<Row> {
  const { shape, current, plans } = view;
  const one = await prepared(view, scope, values);
  if ((await store(view, [one])) === 0) {
    await freeGlobals(current, plans, shape, String(one.row.id), shape.globals);
    throw new Taken(await takenField(view, one.row));
  }
  const [made] = await complete(view, [one]);
  return made!;
}

/** Some of the rows could not be inserted. */
class NotAll extends Error {}

/** Inserts rows in order, all or none; throws `Taken` for one that cannot be, and the transaction can go on. */
export async function insertMany(view: View, scope: Scope, values: readonly Readonly<Row>[]): Promise<Row[]> {
  if (values.length === 0) return [];
  const atOnce = async (): Promise<Row[]> => {
    const rows: Prepared[] = [];
    for (const each of values) rows.push(await prepared(view, scope, each));
    if ((await store(view, rows)) < rows.length) throw new NotAll();
    return complete(view, rows);
  };
  try {
    return await view.current.savepoint(atOnce);
  } catch (error) {
    if (!(error instanceof NotAll)) throw error;
  }
  // One of them is taken, and only one by one it is known which.
  return view.current.savepoint(async () => {
    const rows: Row[] = [];
    for (const each of values) rows.push(await insert(view, scope, each));
    return rows;
  });
}
