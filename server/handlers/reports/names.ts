import type { DimensionMeta } from '#core/report/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { districtNames } from '../../policies/districts.ts';
import { entityOf } from '../../policies/tableOf.ts';
import { columnOf, tablesByName } from '../../store/names.ts';
import type { Tx } from '../../store/types.ts';
import type { Line } from './figures.ts';

/** Labels for no record, and for a deleted record. */
const NONE = { zh: '未分配', en: 'None' } as const;
const GONE = { zh: '已删除', en: 'Deleted' } as const;

const said = (words: { zh: string; en: string }, language: Language): string =>
  language === 'zh_cn' ? words.zh : words.en;

/** Returns names of records that the caller's own sums name, deleted ones too: a report says what was. */
async function recordNames(tx: Tx, to: string, ids: readonly string[]): Promise<Map<string, string>> {
  const entity = entityOf(to);
  if (!entity) return new Map();
  const db = tablesByName(tx, 'names of what the sums in the caller’s own scope belong to, of whatever entity');
  const rows = (await db
    .selectFrom(entity.table)
    .select(['id', columnOf(entity.display)])
    .where('id', 'in', ids)
    .execute()) as Record<string, string | null>[];
  return new Map(rows.map((row) => [row['id'] ?? '', row[columnOf(entity.display)] ?? '']));
}

/** Returns the name of each line: that of its moment, else that of its record, place or value. */
export async function namesOf(
  tx: Tx,
  dimension: DimensionMeta,
  lines: readonly Line[],
  language: Language,
): Promise<(line: Line) => string> {
  const missing = lines.flatMap(({ key, name }) => (key === null || name !== null ? [] : [key]));
  const records =
    dimension.to === undefined || missing.length === 0
      ? new Map<string, string>()
      : await recordNames(tx, dimension.to, missing);
  return ({ key, name }) => {
    if (key === null) return said(NONE, language);
    if (name !== null) return name;
    if (dimension.district) return districtNames(key, language).join(' ');
    const value = dimension.values?.find((each) => each.value === key);
    if (value) return said(value.label, language);
    return records.get(key) ?? said(GONE, language);
  };
}
