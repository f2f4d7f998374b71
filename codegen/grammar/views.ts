import * as z from 'zod';
import { TOTALS } from '#core/entity/meta.ts';
import { filterWidgets, presets } from '#core/entity/widgets.ts';
import { closed, condition, expression, label, name, oneOf, permission } from './closed.ts';

const column = z.union([
  name,
  closed({
    field: name.describe('What the column shows'),
    hidden: z.boolean().describe('Off until somebody switches it on').optional(),
    alert: expression.describe('The cell is marked while this holds').optional(),
    when: expression.describe('The cell is empty unless this holds').optional(),
  }),
]);

const filter = z.union([
  name,
  closed({
    field: name.describe('What is asked for'),
    op: z.enum(['eq', 'in', 'contains', 'between']).describe('Default by the kind of the field').optional(),
    pinned: z.boolean().describe('Always in the bar').optional(),
    as: z.enum(filterWidgets).describe('How it is asked for; default by the kind of the field').optional(),
    place: z.enum(['bar', 'sidebar']).describe('Where it stands; default the bar').optional(),
    presets: z.array(oneOf(presets)).min(1).describe('Periods to choose at once, for days and instants').optional(),
  }),
]);

const view = closed({
  label: label.describe('Its name in menu and title').optional(),
  perm: permission.describe("Default the list's").optional(),
  where: expression.describe('Filter that is always on').optional(),
  actions: z.array(name).describe('Actions on its rows; absent: all').optional(),
});

/** x-list */
export const list = closed({
  label: label
    .describe('What the list is called, in menu and title; default what several of the entity are called')
    .optional(),
  columns: z.array(column).min(1).describe('Default: the first six fields').optional(),
  filters: z.array(filter).describe('Default: name, state and what is chosen from few values').optional(),
  sort: z
    .record(name, z.enum(['asc', 'desc']))
    .describe('One field; default {createdAt: desc}')
    .optional(),
  search: z
    .array(name)
    .describe('Text fields that the search box looks into; default: display and filters that contain')
    .optional(),
  narrow: z
    .array(name)
    .min(1)
    .describe('References by which its records are narrowed where they are chosen for a field of another entity')
    .optional(),
  totals: z
    .array(
      z.union([
        name,
        closed({
          field: name.describe('A column with a number'),
          as: z.enum(TOTALS).describe('sum; avg and count are of the rows that have a value; default sum').optional(),
          per: name.describe('Of avg: the number field that says for how many a row stands').optional(),
        }),
      ]),
    )
    .min(1)
    .describe('Stands under the list and on a sheet of the export: over all rows that the filter finds')
    .optional(),
  views: z.record(name, view).describe('Each is a path `/<name>`, a menu entry and a filter').optional(),
}).describe('The list');

const section = closed({
  label: label.describe('Heading; a group without is drawn without').optional(),
  fields: z
    .array(z.union([name, z.array(name).min(2)]))
    .min(1)
    .describe('In order; an inner list stands side by side'),
  when: expression.describe('Shown while this holds; in a form its fields are off otherwise, as by x-when').optional(),
});

const sections = z.record(name, section);

const lockedWhile = closed({
  fields: z.array(name).min(1).describe('Fields that cannot change while this holds: each in update and in the form'),
  while: expression.describe('Asked of the record as it is'),
  refuse: z
    .string()
    .min(1)
    .describe('Error of _errors.yaml that says why, once above the form; the fields refer to it'),
});

/** x-form */
export const form = closed({
  edit: closed({
    lock: z
      .array(z.union([name, lockedWhile]))
      .describe(
        'Fields that cannot change after create, which update would carry else, and those that cannot while something holds',
      )
      .optional(),
    ...condition,
  })
    .describe('What is different when a record is edited')
    .optional(),
  duplicate: z
    .union([
      z.literal(true),
      closed({
        clear: z.array(name).min(1).describe('Fields that a copy does not take over').optional(),
        of: name
          .describe('Field of create that names the record which is copied, so that the server asks `when` of it too')
          .optional(),
        ...condition,
      }),
    ])
    .describe('A record can be duplicated: the form of a new one begins with its values, and with a name of its own')
    .optional(),
  steps: sections.describe('A form in steps').optional(),
  groups: sections.describe('A form on one page').optional(),
  bulk: z
    .array(name)
    .min(1)
    .describe('Fields that can be changed on many records at once, by the verb updateMany of x-calls')
    .optional(),
}).describe('The form: steps or groups; default one group of all that can be written');

const RELATED = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/;

/** x-show */
export const show = closed({
  groups: sections.describe("Default: the form's sections and what is read only").optional(),
  related: z
    .union([
      z.literal(false),
      z.array(z.string().regex(RELATED, 'an entity, or entity.field where several of its fields refer here')).min(1),
    ])
    .describe('What refers to a record and is listed under it: entity, or entity.field. Default all; false: none')
    .optional(),
  history: z
    .boolean()
    .describe(
      'The operation log of a record stands under it, for who may read the log. Default: where a call changes it',
    )
    .optional(),
}).describe('The page of one record');

/** x-import */
export const importing = closed({
  perm: permission,
  format: z.literal('xlsx').describe('Always xlsx'),
  columns: z.array(name).min(1).describe('Fields, one a column'),
  template: z.boolean().describe('A template can be downloaded').optional(),
  call: name.describe('Verb of x-calls that takes the id of an upload; its template is the verb <call>Template'),
  job: z.literal('importTask').describe('Always importTask: its rows show how it goes').optional(),
}).describe('Import from a sheet');

/** x-export */
export const exporting = closed({
  perm: permission.describe("Default x-entity's perm.export").optional(),
  format: z.literal('xlsx').describe('Always xlsx').optional(),
  columns: z.array(name).min(1).describe('Fields, one a column; default those of the list').optional(),
  call: name.describe('Verb of x-calls that answers the file'),
}).describe('Export of the list');

export type SectionFile = z.infer<typeof section>;
