import * as z from 'zod';
import { fieldWidgets, referenceWidgets } from '#core/entity/widgets.ts';
import { closed, color, expression, key, label, name, oneOf, permission, size, system, words } from './closed.ts';
import { keywords } from './keywords.ts';

const enumWord = closed({
  zh: words.describe('Simplified Chinese'),
  en: words.describe('English'),
  color: color.optional(),
});

const reference = closed({
  to: name.describe('The entity whose id this is; an array is a link table').optional(),
  toBy: name.describe('Sibling field whose value is the name of the entity').optional(),
  filter: expression.describe('Which rows of that entity may be chosen').optional(),
  snapshot: name.describe('Sibling text that keeps the name of its moment: shown where the record is gone').optional(),
  create: z.literal('inline').describe('A new row can be made on the spot').optional(),
  preset: z
    .literal('only')
    .describe('A new row begins with the only record that can be chosen; only of a field that create carries')
    .optional(),
  across: z
    .literal(true)
    .describe('May name a record of another enterprise; else it lies in that of the row')
    .optional(),
  widget: oneOf(referenceWidgets).describe('How it is chosen; default a box that searches').optional(),
}).describe('A reference to another entity: `to`, or `toBy` a sibling field');

const file = closed({
  accept: z.array(z.string()).min(1).describe('Upload profiles of _limits.yaml (image, video …) or endings (jpg)'),
  maxSize: size.describe('Most bytes of one file; else the limit of its profile').optional(),
  count: z.number().int().positive().describe('Most files; else maxItems').optional(),
  dedupe: z.literal('md5').describe('The same file is kept once').optional(),
}).describe('The field holds uploads');

const suggestion = closed({
  to: name.describe('The entity whose records it offers, by their names'),
  filter: expression.describe('Which of them').optional(),
}).describe('Words that the input offers; any other text can be typed all the same');

const keeping = closed({
  of: name.describe('The entity whose record it names, where x-ref does not say it').optional(),
  while: expression.describe('Only rows for which this holds; default all').optional(),
  refuse: z.string().min(1).describe('Error of _errors.yaml with which the deletion is refused'),
}).describe(
  'The record that it names cannot be deleted: the question before a deletion says so, and the server refuses; only of a text, or of a list with x-ref, that a table has',
);

/** A property of an entity, or a field of an action's form. */
export const field = closed({
  ...keywords,
  'x-label': label.describe('Its name. Columns that every row has take theirs from _enums.yaml').optional(),
  'x-help': label.describe('A sentence under the input').optional(),
  'x-invalid': label
    .describe(
      'Said where its value has another pattern or format, or lies beyond its bounds; else each constraint says it',
    )
    .optional(),
  'x-empty': label.describe('Said where it must not be empty and is; default "Required"').optional(),
  'x-confirm': label.describe('Asked before a change of it is saved').optional(),
  'x-touches': z
    .literal(true)
    .describe('Before a change of it is saved, the form says how many running ads and sold orders it touches')
    .optional(),
  'x-zone': z
    .union([z.literal('each'), name])
    .describe(
      'Whose clock it goes by: the field that names the screen (or sensor), of an instant, whose time there then stands beside it; each: of a time of day, days or windows, that of each screen, of an instant, the same moment at all of them',
    )
    .optional(),
  'x-enum': z
    .record(key, enumWord)
    .describe('Words and colour of each value; a value without takes its word from _enums.yaml')
    .optional(),
  'x-ref': reference.optional(),
  'x-keeps': keeping.optional(),
  'x-suggest': suggestion.optional(),
  'x-when': expression
    .describe('The field exists while this holds: else it is neither shown, nor required, nor stored')
    .optional(),
  'x-derive': expression.describe('Computed from other fields; never stored, sent, sorted or filtered').optional(),
  'x-perm': closed({
    read: permission.describe('Who sees it').optional(),
    write: permission.describe('Who changes it').optional(),
    mode: z.array(system).min(1).describe('Consoles in which it is seen; default those of the entity').optional(),
    values: z
      .record(z.string(), permission)
      .describe('Who may choose a value of its enum; a value that is not named here needs nothing')
      .optional(),
    when: expression
      .describe('Of which records it may be changed, asked of the record as it is; a new one may always have it')
      .optional(),
  })
    .describe("Permissions beside the call's own")
    .optional(),
  'x-in': z
    .array(z.enum(['list', 'one', 'create', 'update']))
    .describe('Calls that carry it; default all that readOnly and writeOnly allow')
    .optional(),
  'x-personal': z
    .literal(true)
    .describe(
      'Personal data: the log says that it changed, not how; its files open for whom its list is open, not for all who reach the enterprise',
    )
    .optional(),
  'x-file': file.optional(),
  'x-copy': z
    .string()
    .regex(/^[a-z]\w*\.[a-z]\w*$/, 'say it as <reference>.<field>')
    .describe(
      'Filled in by the store when the row is made: what this field of the record that a sibling names has then',
    )
    .optional(),
  'x-was': name.describe('Its name before: a store that has that column renames it at the start').optional(),
  'x-widget': oneOf(fieldWidgets).describe('How it is entered and shown, where its kind does not say it').optional(),
});

export type FieldFile = z.infer<typeof field>;
