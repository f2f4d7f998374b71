import type { Guard } from './changing.ts';
import { changeOne, changing, encoded } from './changing.ts';
import { Clause, allOf } from './clause.ts';
import type { Row } from './engine.ts';
import { StoreMisuse, Taken, isUniqueViolation } from './errors.ts';
import { freeGlobals, takeGlobals } from './globals.ts';
import { idsOf, ownerOf, selected, writeLinks } from './links.ts';
import { columnOf } from './names.ts';
import { planOnce } from './plans.ts';
import type { View } from './reads.ts';
import { one } from './reads.ts';
import type { Parts } from './rowValues.ts';
import { changedParts } from './rowValues.ts';
import type { Column } from './shape.ts';
import { decodeRow } from './shape.ts';
import { takenField } from './taken.ts';
import { logStates, loggedState } from './stateLog.ts';
import type { Where } from './types.ts';

/** Runs a change that may violate a unique index, so that only this change is rolled back, and names the field. */
async function guarded<T>(
  view: View,
  columns: readonly Column[],
  work: () => Promise<T>,
  colliding: () => Promise<Row>,
): Promise<T> {
  const { shape, current } = view;
  const watched = columns.filter(
    (column) => shape.globals.includes(column) || shape.unique.some((set) => set.includes(column)),
  );
  if (watched.length === 0) return work();
  try {
    return await current.savepoint(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Taken(await takenField(view, await colliding()));
  }
}

/** Writes the links that changed, and moves the values that are unique over the platform. */
async function follow(view: View, row: Row, changes: Readonly<Row>, { columns, links }: Parts): Promise<Row> {
  const { shape, current, plans } = view;
  const owner = ownerOf(shape, row);
  const moved = columns.filter((column) => shape.globals.includes(column));
  if (moved.length > 0) {
    await freeGlobals(current, plans, shape, owner.id, moved);
    await takeGlobals(
      current,
      plans,
      shape,
      owner,
      moved.map((column) => ({ column, value: row[column.field] })),
    );
  }
  for (const link of links) {
    const ids = idsOf(link, changes[link.field]);
    await writeLinks(current, plans, shape, link, owner, ids);
    row[link.field] = [...ids];
  }
  return row;
}

/** Changes one row if the guard holds; returns the new row, else null. Throws `Taken` as insert does. */
export async function update(view: View, id: string, changes: Readonly<Row>, guard: Guard = {}): Promise<Row | null> {
  const { shape } = view;
  const parts = changedParts(shape, changes);
  if (parts.columns.some((column) => column.name === shape.deletedAt))
    throw new StoreMisuse(`use remove to delete a row of ${shape.name}`);
  const work = async () => {
    const row = await changeOne(
      view,
      id,
      parts.columns,
      changes,
      guard,
      shape.all.links.filter((link) => !parts.links.includes(link)),
    );
    if (row) await logStates(view, parts.columns, [row]);
    return row ? follow(view, row, changes, parts) : null;
  };
  return guarded(view, parts.columns, work, async () => ({ ...(await one(view, id)), ...changes }));
}

/** Deletes one row: softly if the table supports it, else permanently. Frees its unique values. */
export async function remove(view: View, id: string, changes: Readonly<Row> = {}, guard: Guard = {}): Promise<boolean> {
  const { shape, current, plans } = view;
  const { columns } = changedParts(shape, changes);
  const softly = shape.meta.columns.find((column) => columnOf(column.name) === shape.deletedAt);
  const row = softly
    ? await changeOne(
        view,
        id,
        [...columns, shape.column(softly.name)],
        { ...changes, [softly.name]: current.now },
        guard,
      )
    : await deleteOne(view, id, guard);
  if (!row) return false;
  await freeGlobals(current, plans, shape, id, shape.globals);
  return true;
}

/**
 * Restores a deleted row, within a view of deleted rows; null if there is none. Throws `Taken` if a unique value is
 * used by now.
 */
export async function restore(view: View, id: string, changes: Readonly<Row> = {}): Promise<Row | null> {
  const { shape, current, plans } = view;
  const { columns } = changedParts(shape, changes);
  const deletedAt = [...shape.columns.values()].find(({ name }) => name === shape.deletedAt);
  if (!deletedAt) throw new StoreMisuse(`rows of ${shape.name} are deleted for good`);
  const before = await one(view, id);
  if (!before) return null;
  const work = async () => {
    const row = await changeOne(
      view,
      id,
      [...columns, deletedAt],
      { ...changes, [deletedAt.field]: null },
      {},
      shape.all.links,
    );
    if (!row) return null;
    const globals = shape.globals.map((column) => ({ column, value: row[column.field] }));
    await takeGlobals(current, plans, shape, ownerOf(shape, row), globals);
    return row;
  };
  const watched = [...shape.unique.flat(), ...shape.globals];
  return guarded(view, watched, work, async () => ({ ...before, ...changes }));
}

async function deleteOne(view: View, id: string, guard: Guard): Promise<Row | null> {
  const { shape, current, plans } = view;
  const byId = new Clause([{ test: 'eq', column: 'id', args: [id] }], shape.tenant);
  const clauses = [byId, view.clause];
  const columnsOnly = { columns: shape.all.columns, links: [] };
  const plan = planOnce(
    clauses.flatMap((clause) => clause.args),
    (param) =>
      current.engine.db
        .deleteFrom(shape.name)
        .where((eb) => allOf(eb, clauses, guard.where, param, 0))
        .returning(selected(current, shape, columnsOnly)),
  );
  const [values] = await current.arrays(plan, []);
  if (!values) return null;
  const row = decodeRow(columnsOnly, values);
  for (const link of shape.links.values()) await writeLinks(current, plans, shape, link, ownerOf(shape, row), []);
  return row;
}

/** Changes all rows in scope that match; returns how many. Link fields and values unique over the platform are one row's business. */
export async function updateAll(view: View, where: Where, changes: Readonly<Row>): Promise<number> {
  const { shape, current, plans } = view;
  const { columns, links } = changedParts(shape, changes);
  const single = [
    ...links.map((link) => link.field),
    ...shape.globals.filter((column) => columns.includes(column)).map((column) => column.field),
  ];
  if (single.length > 0)
    throw new StoreMisuse(`updateAll cannot change ${single.join(', ')} of ${shape.name}: update row by row`);
  const { args, build } = changing(view, {
    columns,
    values: encoded(columns, changes),
    clauses: [view.clause],
    where,
    many: true,
  });
  const frees = shape.globals.length > 0 && columns.some((column) => column.name === shape.deletedAt);
  const state = loggedState(shape);
  const keeps = state !== undefined && columns.includes(state);
  const plan = planOnce(args, (param) =>
    frees || keeps ? build(param).returning(shape.tenant ? ['id', 'corp_id'] : ['id']) : build(param),
  );
  const work = async () => {
    if (!frees && !keeps) return current.run(plan, []);
    const rows = (await current.arrays(plan, [])).map(([id, corpId]): Row => ({ id, corpId, ...changes }));
    if (frees) for (const { id } of rows) await freeGlobals(current, plans, shape, String(id), shape.globals);
    if (keeps) await logStates(view, columns, rows);
    return rows.length;
  };
  return guarded(view, columns, work, async () => changes as Row);
}
