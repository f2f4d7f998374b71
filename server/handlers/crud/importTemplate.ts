import { DEFAULT_ZONE } from '#core/time.ts';
import { choosable } from '#core/entity/choosable.ts';
import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Download } from '../../call/download.ts';
import type { HandlerContext } from '../../call/types.ts';
import { entityOf } from '../../policies/tableOf.ts';
import type { Cell } from '../../sheets/cell.ts';
import { fieldsOf, styleOf, widthOf } from '../../sheets/columns.ts';
import { isAsked, templateHeading } from '../../sheets/headings.ts';
import { entityWord, helpWord, NOTES, valueWord, yesNo } from '../../sheets/words.ts';
import { xlsx, XLSX_TYPE } from '../../sheets/xlsx.ts';

const heading = (text: string): Cell => ({ text, style: 'heading' });

type Caller = Pick<HandlerContext<object>, 'language' | 'user'>;

function choicesOf(entity: EntityMeta, field: FieldMeta, { language, user }: Caller): string[] {
  if (field.kind === 'boolean') return [yesNo(true, language), yesNo(false, language)];
  return choosable(field, user.can).map((value) => valueWord(entity, field, value, language));
}

/** Describes how to fill in a column: choices, names of records, format of times. */
function takes(entity: EntityMeta, field: FieldMeta, caller: Caller): string {
  const { language } = caller;
  const notes = NOTES[language];
  const choices = choicesOf(entity, field, caller);
  const target = field.ref?.to === undefined ? undefined : entityOf(field.ref.to);
  const named = target ? entityWord(target, language) : '';
  const says: string[] = [helpWord(entity, field.name, language)];
  if (choices.length > 0) says.push(`${notes.choices}${choices.join(' / ')}`);
  if (field.ref) says.push(`${field.kind === 'refs' ? notes.names : notes.name}${named}`);
  if (field.kind === 'instant') says.push('2026-01-31 09:30:00');
  if (field.kind === 'date') says.push('2026-01-31');
  return says.filter((each) => each !== '').join(' · ');
}

/** Answers an empty sheet: headings in the caller's language, required columns marked, choices, and notes. */
export async function importTemplate(
  entity: EntityMeta,
  { language, user }: HandlerContext<object, unknown>,
): Promise<Download> {
  const caller = { language, user };
  const fields = fieldsOf(entity, entity.importing?.columns ?? []);
  const notes = NOTES[language];
  async function* headings(): AsyncGenerator<Cell[][]> {
    yield [fields.map((field) => heading(templateHeading(entity, field, language)))];
  }
  async function* lines(): AsyncGenerator<Cell[][]> {
    yield [[heading(notes.column), heading(notes.required), heading(notes.takes)]];
    yield fields.map((field): Cell[] => [
      { text: templateHeading(entity, field, language) },
      { text: isAsked(field) ? notes.yes : '' },
      { text: takes(entity, field, caller), style: 'wrapped' },
    ]);
    const limit = notes.limits.replace('{{max}}', String(limits.importRows)).replace('{{zone}}', DEFAULT_ZONE);
    yield [[null, null, { text: limit, style: 'wrapped' }]];
  }
  const name = entityWord(entity, language);
  return {
    download: true,
    name: `${name}-${notes.template}.xlsx`,
    contentType: XLSX_TYPE,
    body: xlsx([
      {
        name,
        columns: fields.map((field) => {
          const style = styleOf(field);
          const choices = choicesOf(entity, field, caller);
          return { width: widthOf(field), choices, ...(style === undefined ? {} : { style }) };
        }),
        rows: headings(),
      },
      { name: notes.sheet, columns: [{ width: 24 }, { width: 10 }, { width: 80 }], rows: lines() },
    ]),
  };
}
