import { sql } from 'kysely';
import { addColumn, createTable, tablesOf, type EngineKind } from '../ddl.ts';
import { stateChanges } from '../technical.ts';
import { columnsOf } from './dropColumn.ts';
import type { Migration, MigrationTx } from './index.ts';

/**
 * An order is settled by when its ad was approved (MKT-09): ads of orders of before have been what they are since their review,
 * and one that was deleted was approved until then.
 */
async function approvals(tx: MigrationTx, engine: EngineKind): Promise<void> {
  const columns = await columnsOf(tx, engine, 'ads');
  if (!['order_id', 'reviewed_at', 'deleted_at'].every((name) => columns.has(name))) return;
  for (const table of tablesOf(stateChanges)) await sql.raw(createTable(engine, table)).execute(tx.db);
  const insert = (key: string, state: string, at: string, where: string) =>
    sql
      .raw(
        `insert into state_changes (id, corp_id, entity, row_id, state, at)
         select id || '${key}', corp_id, 'ad', id, ${state}, ${at} from ads
         where order_id is not null and ${where}`,
      )
      .execute(tx.db);
  await insert(' 1', `'pendingApproval'`, 'created_at', 'created_at is not null');
  const reviewed = `case status when 'disapproved' then status else 'pendingPlay' end`;
  await insert(' 2', reviewed, 'reviewed_at', 'reviewed_at is not null');
  await insert(' 3', `'deleted'`, 'deleted_at', 'deleted_at is not null');
}

/** Places know of how many they are (AD-13), and the database holds them to it: those of before of as many as their goods have now. */
async function stockOfSeats(tx: MigrationTx, engine: EngineKind): Promise<void> {
  const columns = await columnsOf(tx, engine, 'seats');
  if (columns.size === 0) return;
  if (!columns.has('stock'))
    await sql
      .raw(`${addColumn(engine, 'seats', { name: 'stock', type: 'integer' })} check (seat <= stock)`)
      .execute(tx.db);
  const goods = await columnsOf(tx, engine, 'goods');
  const known = goods.has('living_slot_id')
    ? '(select max(g.max_stock) from goods g where g.corp_id = seats.corp_id and g.living_slot_id = seats.slot_id)'
    : 'null';
  await sql
    .raw(`update seats set stock = case when ${known} > seat then ${known} else seat end where stock is null`)
    .execute(tx.db);
}

/** A screen has one point (DEV-05): of several the one that lasts longest. */
async function onePoint(tx: MigrationTx, engine: EngineKind): Promise<void> {
  const columns = await columnsOf(tx, engine, 'device_points');
  if (!['device_id', 'expire_at', 'deleted_at'].every((name) => columns.has(name))) return;
  await sql
    .raw(
      `update device_points set device_id = null where device_id is not null and deleted_at is null and exists
       (select 1 from device_points o where o.corp_id = device_points.corp_id and o.device_id = device_points.device_id
        and o.deleted_at is null and (o.expire_at > device_points.expire_at
        or (o.expire_at = device_points.expire_at and o.id > device_points.id)))`,
    )
    .execute(tx.db);
}

/** Keeps in the store, from here on, what makes a sale fair. */
export const fairSales: Migration = {
  number: 5,
  name: 'fair-sales',
  up: async (tx, engine) => {
    await approvals(tx, engine);
    await stockOfSeats(tx, engine);
    await onePoint(tx, engine);
  },
};
