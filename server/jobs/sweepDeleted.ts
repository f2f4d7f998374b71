import { sql } from 'kysely';
import type { EntityMeta, FieldMeta, TableMeta } from '#core/entity/meta.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { tableEntities, tables } from '#generated/server/tables.gen.ts';
import { columnOf, tablesByName } from '../store/names.ts';
import type { MediaStore } from '../services.ts';
import type { AnyDb, Store, Tx } from '../store/types.ts';

/** Rows of one entity in one sweep; the rest follows in the next. */
const AT_ONCE = 200;
const SYSTEM = { kind: 'system', corpId: null } as const;

interface Kind {
  entity: EntityMeta;
  table: TableMeta;
}

const kinds: readonly Kind[] = (Object.keys(tables) as (keyof typeof tables)[]).map((name) => ({
  entity: tableEntities[name],
  table: tables[name],
}));

const isDeleted = ({ actions }: EntityMeta): boolean => actions.some(({ deletes }) => deletes);

const deletable = kinds.filter(({ entity, table }) => isDeleted(entity) && table.deletedAt !== undefined);

/** Rows that somebody makes, changes or deletes hold what they name. A ledger holds nothing: it keeps the names of its moment. */
const isHolding = ({ perm, actions }: EntityMeta): boolean =>
  perm.create !== undefined || perm.edit !== undefined || actions.some(({ deletes }) => deletes);

interface Due {
  id: string;
  /** Null for what the platform shares. */
  corpId: string | null;
  /** Ids of the uploads that it names. */
  uploads: readonly string[];
}

/** Returns every table: a sweep is of all enterprises, and of rows that no scope shows. */
const whole = (tx: Tx): AnyDb => tablesByName(tx, 'what was deleted is swept in all of them, and of every entity');

/**
 * Removes what was deleted longer ago than the bin keeps it (UI-11): its files first, by which their room is free again,
 * then the row that knows of them, so that a crash between the two leaves work for the next sweep and no file that nobody
 * knows. A row stays as long as one that lives, or can be brought back, names it. Returns the number of rows.
 */
export async function sweepDeleted(store: Store, media: MediaStore, now: number): Promise<number> {
  const before = now - limits.binKept;
  let swept = 0;
  const over = await store.read(SYSTEM, (tx) => anyOver(whole(tx), before));
  for (const kind of deletable.filter(({ entity }) => over.has(entity.name))) {
    const due = await store.read(SYSTEM, (tx) => dueOf(whole(tx), kind, before));
    for (const row of due) {
      const files = await store.read(SYSTEM, (tx) => ownFiles(whole(tx), row));
      for (const { key } of files) await media.remove(key);
      await store.write(SYSTEM, (tx) =>
        removeRow(whole(tx), kind, row, { before, uploads: files.map(({ id }) => id) }),
      );
    }
    swept += due.length;
  }
  return swept;
}

/**
 * Returns which entities have rows whose time in the bin is over, held or not. Most have none, and to ask what holds a row costs
 * PostgreSQL longer to plan than to answer.
 */
async function anyOver(db: AnyDb, before: number): Promise<Set<string>> {
  const [first, ...rest] = deletable.map(({ entity, table }) =>
    db
      .selectNoFrom(sql.lit(entity.name).as('name'))
      .where((eb) => eb.exists(db.selectFrom(table.name).select('id').where('deleted_at', '<', before))),
  );
  const rows = await rest.reduce((all, one) => all.unionAll(one), first!).execute();
  return new Set(rows.map(({ name }) => name));
}

/** Rows of an entity whose time in the bin is over, and which nothing holds. */
async function dueOf(db: AnyDb, kind: Kind, before: number): Promise<Due[]> {
  const { entity, table } = kind;
  const files = entity.fields.filter(({ kind: of, derived }) => (of === 'file' || of === 'files') && !derived);
  let query = db
    .selectFrom(table.name)
    .select(['id', ...(table.tenant ? ['corp_id'] : []), ...files.map(({ name }) => columnOf(name))])
    .where('deleted_at', '<', before);
  for (const holder of kinds.filter(({ entity: by }) => isHolding(by)))
    for (const field of holder.entity.fields.filter(({ derived }) => !derived))
      if (names(holder.entity, field, entity.name))
        query = query.where((eb) => eb.not(eb.exists(holds(db, kind, holder, field, before))));
  const rows = await query.orderBy('deleted_at').limit(AT_ONCE).execute();
  return rows.map((row) => ({
    id: String(row['id']),
    corpId: table.tenant ? String(row['corp_id']) : null,
    uploads: files.flatMap(({ name, kind: of }) => {
      const value: unknown = row[columnOf(name)];
      if (typeof value !== 'string') return [];
      return of === 'file' ? [value] : (JSON.parse(value) as string[]);
    }),
  }));
}

/** A material may stand in any part of a document, such as a layout's. */
const names = (by: EntityMeta, { ref, kind, readOnly }: FieldMeta, entity: string): boolean =>
  ref?.to === entity ||
  (ref?.toBy !== undefined && by.fields.some(({ name, values }) => name === ref.toBy && values?.includes(entity))) ||
  (kind === 'json' && !readOnly);

/** Rows that live, or can be brought back, and name the row outside by this field. */
function holds(
  db: AnyDb,
  { table: { name: outer } }: Kind,
  { table }: Kind,
  { name, kind }: FieldMeta,
  before: number,
) {
  const own = table.name === outer ? 'holding' : table.name;
  const source = own === table.name ? table.name : `${table.name} as ${own}`;
  const link = table.links.find(({ field }) => field === name);
  const rows = db
    .selectFrom(source)
    .select(sql.lit(1).as('one'))
    .where((eb) => eb.or([eb(`${own}.deleted_at`, 'is', null), eb(`${own}.deleted_at`, '>=', before)]));
  if (kind === 'json') {
    const inside = sql<string>`'%"' || ${sql.ref(`${outer}.id`)} || '"%'`;
    return rows.where(`${own}.${columnOf(name)}`, 'like', inside);
  }
  if (!link) return rows.whereRef(`${own}.${columnOf(name)}`, '=', `${outer}.id`);
  return rows
    .innerJoin(link.table, (join) =>
      table.tenant
        ? join.onRef(`${link.table}.corp_id`, '=', `${own}.corp_id`).onRef(`${link.table}.id`, '=', `${own}.id`)
        : join.onRef(`${link.table}.id`, '=', `${own}.id`),
    )
    .whereRef(`${link.table}.ref_id`, '=', `${outer}.id`);
}

/** Uploads of a row that no other row names: what was copied names the same. */
async function ownFiles(db: AnyDb, { id, uploads }: Due): Promise<{ id: string; key: string }[]> {
  if (uploads.length === 0) return [];
  const shared = new Set<string>();
  for (const { entity, table } of kinds)
    for (const { name, kind } of entity.fields.filter((field) => field.kind === 'file' || field.kind === 'files'))
      for (const upload of uploads) {
        const column = columnOf(name);
        const other = await db
          .selectFrom(table.name)
          .select('id')
          .where('id', '!=', id)
          .where(column, kind === 'file' ? '=' : 'like', kind === 'file' ? upload : `%"${upload}"%`)
          .limit(1)
          .executeTakeFirst();
        if (other) shared.add(upload);
      }
  const own = uploads.filter((upload) => !shared.has(upload));
  if (own.length === 0) return [];
  const rows = await db.selectFrom('uploads').select(['id', 'store_key']).where('id', 'in', own).execute();
  return rows.map((row) => ({ id: String(row['id']), key: String(row['store_key']) }));
}

/** Removes a row for good, with its uploads, its links, and what a ledger shows only to who sees the row. */
async function removeRow(
  db: AnyDb,
  { entity, table }: Kind,
  { id, corpId }: Due,
  { before, uploads }: { before: number; uploads: readonly string[] },
): Promise<void> {
  if (uploads.length > 0) await db.deleteFrom('uploads').where('id', 'in', uploads).execute();
  for (const { table: link } of table.links)
    await db
      .deleteFrom(link)
      .$if(corpId !== null, (rows) => rows.where('corp_id', '=', corpId))
      .where('id', '=', id)
      .execute();
  for (const ledger of kinds.filter(({ entity: by }) => !isHolding(by))) {
    const { scope } = ledger.entity;
    const through = scope === 'none' ? [] : (scope.through ?? []);
    for (const { field } of through.filter(({ entity: of }) => of === entity.name))
      await db
        .deleteFrom(ledger.table.name)
        .$if(corpId !== null, (rows) => rows.where('corp_id', '=', corpId))
        .where(columnOf(field), '=', id)
        .execute();
  }
  await db
    .deleteFrom(table.name)
    .$if(corpId !== null, (rows) => rows.where('corp_id', '=', corpId))
    .where('id', '=', id)
    .where('deleted_at', '<', before)
    .execute();
}
