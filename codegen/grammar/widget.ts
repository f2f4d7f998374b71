import * as z from 'zod';
import { widgetIconNames } from '#core/entity/icons.ts';
import { rules } from './behaviour.ts';
import { closed, expression, label, name, permission } from './closed.ts';
import { field } from './field.ts';
import { form } from './views.ts';

const side = z.number().int().min(1).max(11_520);

const limit = closed({
  most: z.number().int().positive().describe('How many of them one layout may have'),
  where: expression.describe('Which of them are counted; default all').optional(),
  msg: label.describe('Said at the one that is too many').optional(),
});

const root = closed({
  label,
  perm: permission.describe('Asked of who places or changes one; absent: that to edit layouts is enough').optional(),
  icon: z.enum(widgetIconNames).describe('Its picture in the palette'),
  size: z.tuple([side, side]).describe('Width and height of a new one, design pixels'),
  limits: z.array(limit).describe('How many a layout may have (LAY-04)').optional(),
  opaque: z
    .union([z.boolean(), expression])
    .describe('Whether it hides what lies below it; its background must be opaque as well, if it has one'),
  scales: z
    .array(name)
    .describe('Its whole numbers that count in design pixels: they go with a layout that gets another size')
    .optional(),
  sample: z
    .record(name, z.union([z.string().min(1), z.number(), z.boolean()]))
    .describe(
      'One as somebody fills it in, for tests: a value of each property that it shows nothing without, but materials and pages. {site} stands for a site that answers',
    )
    .optional(),
  area: z.literal(true).describe('Ads play in it: a slot is sold for it').optional(),
}).describe('What the widget is');

/** schemas/widgets/<kind>.yaml */
export const widgetFile = closed({
  $id: name.describe('Its kind in camelCase, as layouts name it for ever; the file is called the same in kebab-case'),
  type: z.literal('object').describe('Always object'),
  description: z.string().describe('For readers of the API').optional(),
  required: z
    .array(z.string())
    .describe('Properties without which it shows nothing, each while its x-when holds')
    .optional(),
  'x-layout': root,
  properties: z.record(name, field).describe('Its properties: fields as those of an entity').optional(),
  'x-rules': rules.optional(),
  'x-form': form.pick({ groups: true }).describe('Its properties in groups').optional(),
});

export type WidgetFile = z.infer<typeof widgetFile>;
