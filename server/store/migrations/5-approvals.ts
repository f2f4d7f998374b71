import { sql } from 'kysely';
import { createTable, tablesOf } from '../ddl.ts';
import { stateChanges } from '../technical.ts';
import { columnsOf } from './dropColumn.ts';
import type { Migration } from './index.ts';

/**
 * An order is settled by when its ad was approved (MKT-09): ads of orders of before have been what they are since their review,
 * and one that was deleted was approved until then.
 */
export const approvals: Migration = {
  number: 5,
  name: 'approvals',
  up: async (tx, engine) => {
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
    await insert(
      ' 2',
      `case status when 'disapproved' then status else 'pendingPlay' end`,
      'reviewed_at',
      'reviewed_at is not null',
    );
    await insert(' 3', `'deleted'`, 'deleted_at', 'deleted_at is not null');
  },
};
