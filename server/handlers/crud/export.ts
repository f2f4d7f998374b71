import { setImmediate } from 'node:timers/promises';
import type { EntityMeta, FieldMeta, Total } from '#core/entity/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { DEFAULT_ZONE, isZone } from '#core/time.ts';
import { mayRead } from '#core/entity/readable.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Download } from '../../call/download.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext, SessionUser } from '../../call/types.ts';
import { logicOf, ruleContext } from '../../policies/logic.ts';
import { tableOf, type Row } from '../../policies/tableOf.ts';
import type { Cell } from '../../sheets/cell.ts';
import { cellOf, fieldsOf, widthOf, type Writing } from '../../sheets/columns.ts';
import { namesIn, targetOf } from '../../sheets/names.ts';
import { entityWord, headingOf, TOTAL_WORDS } from '../../sheets/words.ts';
import type { Sheet } from '../../sheets/workbook.ts';
import { xlsx, XLSX_TYPE } from '../../sheets/xlsx.ts';
import { columnOf } from '../../store/names.ts';
import type { Eb, ListQuery, Scope, Store, Where } from '../../store/types.ts';
import { asked, checkReadable, totalsOf, type ListInput } from './list.ts';

/** The payload of every export: a list's without its pages, or ids that were selected. */
export interface ExportInput extends Omit<ListInput, 'page' | 'pageSize'> {
  ids?: readonly string[];
  /** Fields of x-export, in the order wanted. */
  columns?: readonly string[];
  /** IANA zone of the times in the sheet. */
  zone?: string;
}

const PAGE = 500;

/**
 * Answers the rows of any entity as a workbook: exactly the filtered or selected ones, in the caller's scope, with
 * the columns that schema and `x-perm` allow (UI-10). Rows are read page by page while the bytes are taken, each page
 * in a transaction of its own, so that no export holds the store or its rows. Refuses EXPORT_TOO_LARGE.
 */
export async function exportRows(entity: EntityMeta, context: HandlerContext<ExportInput, unknown>): Promise<Download> {
  const { input, user, tx, now, language, services } = context;
  const { ids, columns: wanted, zone = DEFAULT_ZONE, ...list } = input;
  if (!isZone(zone)) throw refuse('PAYLOAD_INVALID', { field: 'zone', rule: 'invalid' });
  checkReadable(entity, list, user);
  const fields = columnsFor(entity, wanted, user);
  const wantedRows = ids ? { ...list, filter: { ...list.filter, id: { in: ids } } } : list;
  const { query, where } = await asked(entity, wantedRows, { user, tx, now });
  const { total } = await tableOf(tx, entity.name).list(
    { ...query, page: 1, pageSize: 1 },
    { fields: ['id'], ...(where ? { where } : {}) },
  );
  if (total > limits.exportRows) throw refuse('EXPORT_TOO_LARGE', { data: { max: limits.exportRows, total } });
  context.log({ after: { rows: total, columns: fields.map(({ name }) => name) } });

  const pages = pagesOf(services.store, tx.scope, { entity, fields: selected(entity, fields), query, where });
  const mayList = (target: EntityMeta): boolean => user.can(target.perm.list);
  const { derive } = logicOf(entity.name);
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield [fields.map((field): Cell => ({ text: headingOf(entity, field, language), style: 'heading' }))];
    for await (const page of pages) {
      const names = await services.store.read(tx.scope, (reading) => namesIn(reading, fields, page, mayList));
      const writing = {
        entity,
        language,
        zone,
        nameOf: (field: FieldMeta, id: string, row: object) =>
          names.get(targetOf(field, row as Row)?.name ?? '')?.get(id),
      };
      const made = ruleContext({ now, user }, 'update');
      yield page.map((row) =>
        fields.map((field) => {
          const value = field.derived ? { ...row, [field.name]: derive[field.name]?.(row, made) } : row;
          return cellOf(field, value, writing);
        }),
      );
    }
  }
  const figures = await totalsOf(entity, { query, where }, { user, tx, now });
  const name = entityWord(entity, language);
  const widths = fields.map((field) => ({ width: widthOf(field) }));
  const sheets = [{ name, columns: widths, rows: rows() }];
  return {
    download: true,
    name: `${name}-${new Date(now).toISOString().slice(0, 10)}.xlsx`,
    contentType: XLSX_TYPE,
    body: xlsx(figures.length > 0 ? [...sheets, totalsSheet(entity, figures, language)] : sheets),
  };
}

/** Returns a second sheet with the figures: in the first one they would be one row more for who sorts or imports it. */
function totalsSheet(entity: EntityMeta, figures: readonly Total[], language: Language): Sheet {
  const words = TOTAL_WORDS[language];
  const heads = [words.column, words.figure, words.value].map((text): Cell => ({ text, style: 'heading' }));
  const rows = figures.map(({ field: name, as, value }): Cell[] => {
    const field = fieldsOf(entity, [name])[0]!;
    const cell =
      as === 'count' ? { number: value ?? 0 } : cellOf(field, { [name]: value }, figureWriting(entity, language));
    return [{ text: headingOf(entity, field, language) }, { text: words[as] }, cell];
  });
  return {
    name: words.sheet,
    columns: [{ width: 24 }, { width: 12 }, { width: 16 }],
    rows: inOnePart([heads, ...rows]),
  };
}

/** A figure is a number: it names no record and has no time. */
const figureWriting = (entity: EntityMeta, language: Language): Writing => ({
  entity,
  language,
  zone: DEFAULT_ZONE,
  nameOf: () => undefined,
});

async function* inOnePart(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

/** Returns the columns that the caller may read. A column without permission is answered as unknown. */
function columnsFor(
  entity: EntityMeta,
  wanted: readonly string[] | undefined,
  user: Pick<SessionUser, 'can' | 'system'>,
): FieldMeta[] {
  const all = fieldsOf(entity, wanted ?? entity.exporting?.columns ?? []);
  const hidden = all.filter((field) => !mayRead(field, user));
  if (wanted !== undefined && hidden.length > 0)
    throw refuse('PAYLOAD_INVALID', {
      issues: hidden.map(({ name: key }) => ({ path: 'columns', rule: 'unknownField', args: { key } })),
    });
  return all.filter((field) => !hidden.includes(field));
}

/**
 * Returns the fields to select for these columns: with the fields that derived ones read, and those that name a
 * reference's entity.
 */
function selected(entity: EntityMeta, fields: readonly FieldMeta[]): string[] {
  const { deriveReads } = logicOf(entity.name);
  const names = fields.flatMap(({ name, derived, ref }) => [
    ...(derived ? (deriveReads[name] ?? []) : [name]),
    ...(ref?.toBy === undefined ? [] : [ref.toBy]),
  ]);
  return [...new Set(names)];
}

interface Asked {
  entity: EntityMeta;
  fields: readonly string[];
  query: ListQuery;
  where: Where | null;
}

/** Gives all rows of a list, a page at a time: each page begins behind the last row of the one before (keyset). */
async function* pagesOf(store: Store, scope: Scope, { entity, fields, query, where }: Asked): AsyncGenerator<Row[]> {
  const select = [...new Set([...fields, query.sort])];
  let last: Row | undefined;
  do {
    const from = last;
    const conditions = [...(where ? [where] : []), ...(from ? [behind(query, from)] : [])];
    const { list } = await store.read(scope, (tx) =>
      tableOf(tx, entity.name).list(
        { ...query, page: 1, pageSize: PAGE },
        {
          fields: select,
          withoutTotal: true,
          ...(conditions.length > 0 ? { where: (eb) => eb.and(conditions.map((one) => one(eb))) } : {}),
        },
      ),
    );
    if (list.length > 0) yield list;
    // Between two pages others have their turn, however fast the bytes are taken.
    await setImmediate();
    last = list.length < PAGE ? undefined : list.at(-1);
  } while (last);
}

/** Returns the condition for rows after this one in the order of the list: ascending, missing values first. */
function behind({ sort, order }: ListQuery, { id, [sort]: value }: Row): Where {
  const [column, op] = [columnOf(sort), order === 'asc' ? '>' : '<'] as const;
  const later = (eb: Eb) => eb('id', op, id);
  if (sort === 'id') return later;
  if (value === null || value === undefined)
    return (eb) => {
      const alike = eb.and([eb(column, 'is', null), later(eb)]);
      return order === 'asc' ? eb.or([alike, eb(column, 'is not', null)]) : alike;
    };
  const bound = typeof value === 'boolean' ? Number(value) : value;
  return (eb) => {
    const alike = eb.and([eb(column, '=', bound), later(eb)]);
    const beyond = eb(column, op, bound);
    return eb.or([alike, beyond, ...(order === 'desc' ? [eb(column, 'is', null)] : [])]);
  };
}
