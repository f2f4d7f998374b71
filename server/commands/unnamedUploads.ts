import { sql } from 'kysely';
import type { EntityMeta } from '#core/entity/meta.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { tableEntities } from '#generated/server/tables.gen.ts';
import { refuse } from '../call/refuse.ts';
import { elementsOf } from '../store/elements.ts';
import { columnOf, tablesByName } from '../store/names.ts';
import { lockedBy } from '../store/rowLock.ts';
import type { AnyDb, Tx, Where } from '../store/types.ts';
import { isOfPhone } from './phoneUploader.ts';

const REASON = 'an upload is named by records of any entity, and of superiors and subordinates';

/** Time after which an unnamed upload is swept for certain: sweeps are an hour apart. */
const SWEPT_MS = limits.uploadUnnamed + 60 * 60_000;

/** Columns that hold uploads, also those that only the server writes. A field that refers to materials holds none. */
const HOLDERS = Object.values<EntityMeta>(tableEntities).flatMap(({ table, fields }) =>
  fields.flatMap(({ name, kind, derived }) =>
    (kind === 'file' || kind === 'files') && !derived
      ? [{ table, column: columnOf(name), isList: kind === 'files' }]
      : [],
  ),
);

/** Moment of its verification; a row without it is as old as it is. */
const verifiedAt = sql<number>`coalesce(verified_at, created_at)`;

/**
 * Returns a select of the ids of verified uploads that nothing names: no field of any record, deleted ones included, no import,
 * and nothing that took it for itself (`used_by`). Layouts, drafts and ads name materials, which name their files.
 */
function unnamed(tx: Tx, db: AnyDb, among: Where) {
  let query = db
    .selectFrom('uploads')
    .select('id')
    .where('state', '=', 'verified')
    .where('used_by', 'is', null)
    .where(among)
    .except(db.selectFrom('import_runs').select('upload_id as id'));
  for (const { table, column, isList } of HOLDERS)
    query = query.except(
      isList
        ? elementsOf(tx, table, column, REASON)
        : db.selectFrom(table).select(`${column} as id`).where(column, 'is not', null),
    );
  return query;
}

/**
 * Gives up uploads that were verified longer ago than `limits.uploadUnnamed` and that nothing names, so many at the most: no
 * record can name them any more, and a sweep removes them `limits.uploadLife` later. Whoever names one holds its row (policies/uploads.ts), so what
 * is being named meanwhile is waited for and then found. Returns their number.
 */
export async function giveUpUnnamed(tx: Tx, most: number): Promise<number> {
  const db = tablesByName(tx, REASON);
  const found = await unnamed(tx, db, (eb) => eb(verifiedAt, '<', tx.now - limits.uploadUnnamed))
    .limit(most)
    .execute();
  const ids = found.map(({ id }) => String(id));
  if (ids.length === 0) return 0;
  await lockedBy(tx, tx.db.selectFrom('uploads').select('id').where('id', 'in', ids), 'id').execute();
  const still = (await unnamed(tx, db, (eb) => eb('id', 'in', ids)).execute()).map(({ id }) => String(id));
  if (still.length === 0) return 0;
  // Removed later, so that whoever copies such a file just now finds it given up, and not gone.
  const over = { state: 'unnamed', expires_at: tx.now + limits.uploadLife };
  await tx.db.updateTable('uploads').set(over).where('id', 'in', still).execute();
  return still.length;
}

/**
 * Refuses UPLOADS_WAITING where the files of an enterprise that are under way, the one just applied for among them, or were
 * verified and stand nowhere yet, are more than `limits.uploadsWaiting` bytes. Phones have doors with limits of their own.
 */
export async function checkWaiting(tx: Tx, corpId: string): Promise<void> {
  // One after the other: each counts what the one before it was let send.
  await tx.hold(`uploads ${corpId}`);
  const after = tx.now - SWEPT_MS;
  const [sent, verified] = [await underWay(tx, corpId), await verifiedSince(tx, corpId, after)];
  if (sent + verified <= limits.uploadsWaiting) return;
  // Most of what was verified is named: that is asked only where it matters, since it asks every table.
  const db = tablesByName(tx, REASON);
  const row = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.sum('size').as('bytes'))
    .where(
      'id',
      'in',
      unnamed(tx, db, (eb) => eb.and([eb('corp_id', '=', corpId), eb(verifiedAt, '>=', after)])) as never,
    )
    .executeTakeFirst();
  if (sent + Number(row?.['bytes'] ?? 0) > limits.uploadsWaiting) throw refuse('UPLOADS_WAITING');
}

/** Returns the bytes of uploads that accounts of an enterprise were let send and that are not verified. */
async function underWay(tx: Tx, corpId: string): Promise<number> {
  const rows = await tx.db
    .selectFrom('uploads')
    .select((eb) => ['account_id', eb.fn.sum<number>('size').as('bytes')])
    .where('corp_id', '=', corpId)
    .where('state', 'in', ['applied', 'taking'])
    .groupBy('account_id')
    .execute();
  return rows.filter(({ account_id: uploader }) => !isOfPhone(uploader)).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function verifiedSince(tx: Tx, corpId: string, after: number): Promise<number> {
  const row = await tx.db
    .selectFrom('uploads')
    .select((eb) => eb.fn.sum<number>('size').as('bytes'))
    .where('corp_id', '=', corpId)
    .where('state', '=', 'verified')
    .where('used_by', 'is', null)
    .where(verifiedAt, '>=', after)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}
