import type { Issue } from '#core/entity/issues.ts';
import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { LANGUAGES, type Language } from '#core/protocol/envelope.ts';
import { fieldsOf } from './columns.ts';
import { unescapeFormula } from './escapeFormula.ts';
import type { RawCell } from './readWorkbook.ts';
import { fieldWord, headingOf, PROBLEM_HEADING } from './words.ts';

/** Marks a heading whose column must be filled in. */
const REQUIRED_MARK = ' *';

/** Returns a heading normalised for comparison: without mark, case and outer spaces. */
const bare = (text: string): string =>
  unescapeFormula(text)
    .trim()
    .replace(/\s*[*＊]$/, '')
    .toLowerCase();

/** Returns true if each row of a sheet must have a value for this field. */
export const isAsked = ({ required, default: value }: FieldMeta): boolean => required === true && value === undefined;

/** Returns the heading of a column in the template. */
export const templateHeading = (entity: EntityMeta, field: FieldMeta, language: Language): string =>
  `${headingOf(entity, field, language)}${isAsked(field) ? REQUIRED_MARK : ''}`;

/** Result of reading the heading row: the field of each column, null for a column to ignore; or the errors. */
export type ReadHeadings =
  | { fields: readonly (FieldMeta | null)[] }
  | { issues: readonly (Issue & { column: number })[] };

/**
 * Reads the heading row: either language, any order. Reports a column that the template lacks, a duplicate, and a
 * missing required one, each at its place.
 */
export function readHeadings(entity: EntityMeta, row: readonly RawCell[]): ReadHeadings {
  const fields = fieldsOf(entity, entity.importing?.columns ?? []);
  const known = new Map<string, FieldMeta | null>();
  for (const language of LANGUAGES) {
    known.set(bare(PROBLEM_HEADING[language]), null);
    for (const field of fields)
      for (const name of [headingOf(entity, field, language), fieldWord(entity, field.name, language), field.name])
        known.set(bare(name), field);
  }
  const found: (FieldMeta | null)[] = [];
  const issues: (Issue & { column: number })[] = [];
  row.forEach((cell, column) => {
    const name = typeof cell === 'string' ? cell.trim() : '';
    const field = known.get(bare(name));
    const problem = (rule: string) => issues.push({ path: field?.name ?? 'root', rule, args: { name }, column });
    if (name !== '' && field === undefined) problem('unknownColumn');
    else if (field && found.includes(field)) problem('doubledColumn');
    found.push(field ?? null);
  });
  for (const field of fields) {
    const name = headingOf(entity, field, 'zh_cn');
    if (isAsked(field) && !found.includes(field))
      issues.push({ path: field.name, rule: 'missingColumn', args: { name }, column: -1 });
  }
  return issues.length > 0 ? { issues } : { fields: found };
}
