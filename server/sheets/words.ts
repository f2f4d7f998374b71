import type { EntityMeta, FieldMeta, Total } from '#core/entity/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { schemaWords, wordIn } from '../policies/words.ts';

const wordAt = (language: Language, path: readonly string[]): string | undefined => wordIn(schemaWords[language], path);

/** Units shown in a heading, since the cell has a bare number. */
const UNITS: Readonly<Record<string, Record<Language, string>>> = {
  money: { zh_cn: '元', en_us: 'CNY' },
  bytes: { zh_cn: '字节', en_us: 'bytes' },
};

const YES_NO: Readonly<Record<Language, readonly [yes: string, no: string]>> = {
  zh_cn: ['是', '否'],
  en_us: ['Yes', 'No'],
};

/** Words of the sheet with the figures of a list. */
export const TOTAL_WORDS: Readonly<
  Record<Language, Record<'sheet' | 'column' | 'figure' | 'value' | Total['as'], string>>
> = {
  zh_cn: { sheet: '合计', column: '列', figure: '统计', value: '数值', sum: '合计', avg: '平均', count: '有值数' },
  en_us: {
    sheet: 'Totals',
    column: 'Column',
    figure: 'Figure',
    value: 'Value',
    sum: 'Total',
    avg: 'Average',
    count: 'Given',
  },
};

/** Heading of the column with the error of each row. */
export const PROBLEM_HEADING: Readonly<Record<Language, string>> = { zh_cn: '错误原因', en_us: 'What is wrong' };

/** Words of the template's notes. */
export const NOTES: Readonly<
  Record<
    Language,
    Record<
      'template' | 'sheet' | 'column' | 'required' | 'takes' | 'yes' | 'choices' | 'name' | 'names' | 'limits',
      string
    >
  >
> = {
  zh_cn: {
    template: '导入模板',
    sheet: '填写说明',
    column: '列',
    required: '必填',
    takes: '如何填写',
    yes: '是',
    choices: '填其中之一：',
    name: '填已有的名称：',
    names: '填已有的名称，多个用分号隔开：',
    limits: '从第二行起每行一条，最多 {{max}} 行；不要合并单元格，不要使用公式。时间按 {{zone}} 时区。',
  },
  en_us: {
    template: 'import template',
    sheet: 'Notes',
    column: 'Column',
    required: 'Required',
    takes: 'What it takes',
    yes: 'yes',
    choices: 'One of: ',
    name: 'The name of: ',
    names: 'Names, with semicolons between them, of: ',
    limits:
      'One record a row, from the second row on, at most {{max}}. No merged cells, no formulas. Times are in {{zone}}.',
  },
};

/** Returns what several records of an entity are called: the name of the sheet and of the file. */
export const entityWord = (entity: EntityMeta, language: Language): string =>
  wordAt(language, ['resources', entity.resource, 'name_other']) ?? entity.resource;

/** Returns the label of a field as the console has it. */
export const fieldWord = (entity: EntityMeta, field: string, language: Language): string =>
  wordAt(language, ['resources', entity.resource, 'fields', field]) ?? field;

/** Returns the help text of a field in the form, if any. */
export const helpWord = (entity: EntityMeta, field: string, language: Language): string =>
  wordAt(language, ['resources', entity.resource, 'help', field]) ?? '';

/** Returns the heading of a column: the field's label, and the unit where the cell is a bare number. */
export function headingOf(entity: EntityMeta, field: FieldMeta, language: Language): string {
  const unit = UNITS[field.kind] ?? UNITS[field.widget ?? ''];
  const label = fieldWord(entity, field.name, language);
  return unit === undefined ? label : language === 'zh_cn' ? `${label}（${unit.zh_cn}）` : `${label} (${unit.en_us})`;
}

/** Returns the word of a value of an enum, a state, or a name that the schemas know (a call, an entity). */
export function valueWord(entity: EntityMeta, { name, widget }: FieldMeta, value: string, language: Language): string {
  const path =
    widget === 'callName'
      ? ['calls', value]
      : widget === 'entityName'
        ? ['entities', value]
        : ['resources', entity.resource, 'values', name, value];
  return wordAt(language, path) ?? value;
}

export const yesNo = (value: boolean, language: Language): string => YES_NO[language][value ? 0 : 1];
