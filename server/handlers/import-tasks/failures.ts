import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import type { Download } from '../../call/download.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { failuresOf, type FailedRow } from '../../jobs/imports/failures.ts';
import { entityOf } from '../../policies/tableOf.ts';
import { timeCell, type Cell } from '../../sheets/cell.ts';
import { fieldsOf, styleOf, widthOf } from '../../sheets/columns.ts';
import { templateHeading } from '../../sheets/headings.ts';
import { unescapeFormula } from '../../sheets/escapeFormula.ts';
import type { RawCell } from '../../sheets/readWorkbook.ts';
import { fieldWord, PROBLEM_HEADING } from '../../sheets/words.ts';
import { xlsx, XLSX_TYPE } from '../../sheets/xlsx.ts';

/** Returns a cell as in the sheet; a formula becomes an empty cell. */
function cellAsItStood(raw: RawCell, field: FieldMeta): Cell {
  if (raw === null) return null;
  if (typeof raw === 'string') return { text: unescapeFormula(raw) };
  if (typeof raw === 'boolean') return { text: String(raw) };
  const style = styleOf(field);
  if (typeof raw === 'number') return { number: raw, ...(style === undefined ? {} : { style }) };
  return 'wall' in raw ? timeCell(raw.wall, style === 'date' ? 'date' : 'instant') : null;
}

function problemsOf(entity: EntityMeta, { row, errors }: FailedRow, language: Language): string {
  const said = errors.map(({ field, zh, en }) => {
    const sentence = language === 'zh_cn' ? zh : en;
    return field === undefined ? sentence : `${fieldWord(entity, field, language)}: ${sentence}`;
  });
  return `${row}: ${said.join('; ')}`;
}

/** Answers a sheet of the failed rows of an import with their errors; once corrected it can be imported directly. */
export const failures = handler('importTask.failures', async ({ input, tx, language, services, log }) => {
  const task = await tx.importTasks.one(input.id);
  const entity = task?.entity ? entityOf(task.entity) : undefined;
  if (!task || !entity?.importing || !task.failed) throw refuse('NOT_FOUND');
  log({ targetId: task.id, targetName: task.fileName ?? '', after: { rows: task.failed } });
  const fields = fieldsOf(entity, entity.importing.columns);
  const columns: FieldMeta[] = fields;
  async function* rows(meta: EntityMeta): AsyncGenerator<Cell[][]> {
    const names = [...columns.map((field) => templateHeading(meta, field, language)), PROBLEM_HEADING[language]];
    yield [names.map((text): Cell => ({ text, style: 'heading' }))];
    for await (const failed of failuresOf(services.store, input.id))
      yield failed.map((row): Cell[] => [
        ...columns.map((field) => cellAsItStood(row.cells[field.name] ?? null, field)),
        { text: problemsOf(meta, row, language), style: 'wrapped' },
      ]);
  }
  const widths = columns.map((field) => {
    const style = styleOf(field);
    return { width: widthOf(field), ...(style === undefined ? {} : { style }) };
  });
  const name = PROBLEM_HEADING[language];
  const file: Download = {
    download: true,
    name: `${(task.fileName ?? '').replace(/\.xlsx$/i, '')}-${name}.xlsx`,
    contentType: XLSX_TYPE,
    body: xlsx([{ name, columns: [...widths, { width: 60 }], rows: rows(entity) }]),
  };
  return file;
});
