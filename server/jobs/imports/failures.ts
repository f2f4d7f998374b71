import type { RawCell } from '../../sheets/readWorkbook.ts';
import type { Store, Tx } from '../../store/types.ts';

/** Error of one cell, or of the whole row if it has no column. */
export interface RowError {
  /** Row of the sheet; the heading is row 1. */
  row: number;
  /** Letters of the column. */
  column?: string;
  field?: string;
  zh: string;
  en: string;
}

/** Row that was not imported, with its cells as in the sheet. */
export interface FailedRow {
  row: number;
  /** Cells by field, in wire or cell form. */
  cells: Readonly<Record<string, RawCell>>;
  errors: readonly RowError[];
}

const AT_ONCE = 500;

export async function keepFailure(tx: Tx, taskId: string, { row, cells, errors }: FailedRow): Promise<void> {
  await tx.db
    .insertInto('import_failures')
    .values({
      task_id: taskId,
      row,
      cells: JSON.stringify(cells),
      errors: JSON.stringify(errors),
      created_at: tx.now,
    })
    .execute();
}

/** Yields the failed rows of a task in the order of the sheet, in batches. */
export async function* failuresOf(store: Store, taskId: string): AsyncGenerator<FailedRow[]> {
  for (let last = -1; ;) {
    const after = last;
    const rows = await store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.db
        .selectFrom('import_failures')
        .select(['row', 'cells', 'errors'])
        .where('task_id', '=', taskId)
        .where('row', '>', after)
        .orderBy('row')
        .limit(AT_ONCE)
        .execute(),
    );
    if (rows.length > 0)
      yield rows.map(({ row, cells, errors }) => ({
        row,
        cells: JSON.parse(cells) as FailedRow['cells'],
        errors: JSON.parse(errors) as RowError[],
      }));
    if (rows.length < AT_ONCE) return;
    last = Number(rows.at(-1)?.['row']);
  }
}
