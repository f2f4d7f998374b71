import * as z from 'zod';
import { CHART_KINDS, MEASURE_UNITS } from '#core/report/meta.ts';
import { closed, label, name, path, permission, system } from './closed.ts';

const measure = closed({
  label: label.describe('Its name; else that of the field that it sums').optional(),
  sum: name.describe('Field of the sums that is added up').optional(),
  distinct: name.describe('Field whose different values are counted; such a figure does not add up').optional(),
  with: name.describe('Only sums in which this field is above nothing are counted; beside distinct').optional(),
  ratio: z.tuple([name, name]).describe('Two measures that add up: the first divided by the second').optional(),
  unit: z
    .enum(MEASURE_UNITS)
    .describe('How it is written; default count. Of money the field has thousandths of a fen')
    .optional(),
  mode: z.array(system).min(1).describe('Consoles that have it; default those of the report').optional(),
  perm: permission.describe('Asked of who wants it; absent: that of the report is enough').optional(),
});

const dimension = closed({
  label: label.describe('Its name; else that of its field').optional(),
  field: name.describe('Field of the sums'),
  name: name.describe('Field of the sums with the name of its moment, which no later change alters').optional(),
  mode: z.array(system).min(1).describe('Consoles that have it; default those of the report').optional(),
  perm: permission.describe('Asked of who wants it; absent: that of the report is enough').optional(),
});

const root = closed({
  label,
  of: name.describe('Entity with the sums by hour and by day that it reads: it has the fields `step` and `at`'),
  perm: permission,
  mode: z.array(system).min(1).describe('Consoles that have it; default [YXF]').optional(),
  path: path.describe('Path of its call; the sheet has /export behind it'),
  route: path
    .describe(
      'Path of its page in the console, which the entry `reports: all` of _menu.yaml lists; absent: a tab of the page of all reports',
    )
    .optional(),
  alias: z.array(path).describe('Further paths of its call').optional(),
  chart: closed({
    kind: z.enum(CHART_KINDS).describe('How it is drawn over time'),
    measure: name.describe('What is drawn first'),
    by: name.describe('What the table has its lines by at first'),
  }).describe('What is shown before anybody chooses'),
}).describe('What the report is');

/** schemas/reports/<report>.yaml */
export const reportFile = closed({
  $id: name.describe('Its name in camelCase, which ends in Report; the file is called the same in kebab-case'),
  description: z.string().describe('For readers of the API').optional(),
  'x-report': root,
  measures: z.record(name, measure).describe('Figures, in the order of the columns'),
  dimensions: z.record(name, dimension).describe('What its lines can be by, and what it can be narrowed to'),
});

export type ReportFile = z.infer<typeof reportFile>;
