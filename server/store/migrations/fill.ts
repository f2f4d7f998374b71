import { sql, type RawBuilder } from 'kysely';
import { addColumn } from '../ddl.ts';
import { columnsOf } from './dropColumn.ts';
import type { Migration, MigrationTx } from './index.ts';

/** Facts that rows of before lack, with what they are filled from. */
export interface Fill {
  /** Columns without which there is nothing to fill from, by table. */
  needs: Readonly<Record<string, readonly string[]>>;
  /** Column that is filled; sync adds columns after the migrations only. */
  adds?: { table: string; name: string; type: 'text' | 'json' | 'boolean' | 'integer' };
  fill: (tx: MigrationTx) => Promise<void>;
}

/** Returns a fill that is one statement. */
export const running = (statement: RawBuilder<unknown>) => async (tx: MigrationTx) =>
  void (await statement.execute(tx.db));

/** Returns a migration that fills what rows of before lack; a store that has not what a fill needs has nothing to fill. */
export const filling =
  (fills: readonly Fill[]): Migration['up'] =>
  async (tx, engine) => {
    const has = async (table: string, wanted: readonly string[]) => {
      const columns = await columnsOf(tx, engine, table);
      return wanted.every((column) => columns.has(column));
    };
    const hasAll = async (needs: Fill['needs']) => {
      for (const [table, columns] of Object.entries(needs)) if (!(await has(table, columns))) return false;
      return true;
    };
    for (const { needs, adds, fill } of fills) {
      if (!(await hasAll(needs))) continue;
      if (adds && !(await has(adds.table, [adds.name])))
        await sql.raw(addColumn(engine, adds.table, adds)).execute(tx.db);
      await fill(tx);
    }
  };
