import * as z from 'zod';
import { closed, color, expression, label, name, permission, size } from './closed.ts';
import { keywords } from './keywords.ts';

const enumWord = closed({
  zh: z.string().min(1).describe('Simplified Chinese'),
  en: z.string().min(1).describe('English'),
  color: color.optional(),
});

const reference = closed({
  to: name.describe('The entity whose id this is; an array is a link table').optional(),
  toBy: name.describe('Sibling field whose value is the name of the entity').optional(),
  filter: expression.describe('Which rows of that entity may be chosen').optional(),
  create: z.literal('inline').describe('A new row can be made on the spot').optional(),
  widget: z.string().min(1).describe('How it is chosen: pickerDialog, materialPicker, tree …').optional(),
}).describe('A reference to another entity: `to`, or `toBy` a sibling field');

const file = closed({
  accept: z.array(z.string()).min(1).describe('Upload profiles of _limits.yaml (image, video …) or endings (jpg)'),
  maxSize: size.describe('Most bytes of one file; else the limit of its profile').optional(),
  count: z.number().int().positive().describe('Most files; else maxItems').optional(),
  dedupe: z.literal('md5').describe('The same file is kept once').optional(),
}).describe('The field holds uploads');

/** A property of an entity, or a field of an action's form. */
export const field = closed({
  ...keywords,
  'x-label': label.describe('Its name. Columns that every row has take theirs from _enums.yaml').optional(),
  'x-help': label.describe('A sentence under the input').optional(),
  'x-enum': z
    .record(z.string(), enumWord)
    .describe('Words and colour of each value; a value without takes its word from _enums.yaml')
    .optional(),
  'x-ref': reference.optional(),
  'x-when': expression
    .describe('The field exists while this holds: else it is neither shown, nor required, nor stored')
    .optional(),
  'x-derive': expression.describe('Computed from other fields; never stored, sent, sorted or filtered').optional(),
  'x-perm': closed({
    read: permission.describe('Who sees it').optional(),
    write: permission.describe('Who changes it').optional(),
  })
    .describe("Permissions beside the call's own")
    .optional(),
  'x-in': z
    .array(z.enum(['list', 'one', 'create', 'update']))
    .describe('Calls that carry it; default all that readOnly and writeOnly allow')
    .optional(),
  'x-file': file.optional(),
  'x-widget': z.string().min(1).describe('Id in the registry of widgets').optional(),
});

export type FieldFile = z.infer<typeof field>;
