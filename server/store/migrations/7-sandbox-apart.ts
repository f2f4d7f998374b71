import { columnsOf } from './dropColumn.ts';
import type { Migration } from './index.ts';

/**
 * The sandbox gateway keeps its trades in a file of its own (MKT-03). The new one knows none of those in the database, which
 * nobody paid for with money: payments that wait at it are closed, and what was to go back from it is asked for no more.
 */
export const sandboxApart: Migration = {
  number: 7,
  name: 'sandbox-apart',
  up: async (tx, engine) => {
    if ((await columnsOf(tx, engine, 'sandbox_trades')).size > 0)
      await tx.db.schema.dropTable('sandbox_trades').execute();
    const columns = await columnsOf(tx, engine, 'payments');
    if (!['gateway', 'ask_at', 'refund_at'].every((name) => columns.has(name))) return [];
    const ofSandbox = tx.db.updateTable('payments').where('gateway', '=', 'sandbox');
    const closed = await ofSandbox
      .set({ status: 'closed', ask_at: null })
      .where('status', '<>', 'paid')
      .executeTakeFirst();
    const kept = await ofSandbox.set({ refund_at: null }).where('refund', '=', 'due').executeTakeFirst();
    const counts = [closed, kept].map(({ numUpdatedRows }) => Number(numUpdatedRows));
    if (counts.every((count) => count === 0)) return [];
    return [
      `The payment sandbox is a process of its own now, with a file of its own. Of the payments at the one before, ${counts[0]} were not paid and are closed, and ${counts[1]} were to be given back and are not.`,
    ];
  },
};
