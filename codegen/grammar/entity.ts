import * as z from 'zod';
import { actions, rules, states } from './behaviour.ts';
import { closed, duration, label, name, path, permission, system } from './closed.ts';
import { field } from './field.ts';
import { jsonSchema, payloadSchema } from './keywords.ts';
import { exporting, form, importing, list, show } from './views.ts';

const routePath = z.string().regex(/^[A-Za-z0-9_\-/]+$/, 'a route has letters, digits, _ - and / only');

const storage = closed({
  index: z.array(z.array(name).min(1)).describe('Columns of each index; the corporation leads it unsaid').optional(),
  across: z
    .array(z.array(name).min(1))
    .describe('Columns of each index over all corporations: for rows that are searched in all of them at once')
    .optional(),
  unique: z.array(z.array(name).min(1)).describe('Unique in a corporation among living rows').optional(),
  global: z.array(name).describe('Unique over the platform').optional(),
  appendOnly: z
    .literal(true)
    .describe('Rows are written once: the database refuses to change or delete one, whoever asks')
    .optional(),
});

const scope = closed({
  dept: name.describe('Field with the department').optional(),
  owner: name.describe('Field with the account').optional(),
  assignee: name
    .describe('Field with the account that has the row to do: it sees the row, whatever its data permission')
    .optional(),
  shared: name
    .describe("Field that shows a row to all of its corporation; every other is its owner's alone")
    .optional(),
  private: z
    .literal(true)
    .describe("A row is its owner's alone, whatever the data permission, and nobody else's of another enterprise")
    .optional(),
  alone: z.literal(true).describe('Rows are their corporation’s alone: no superior sees them').optional(),
  above: name
    .describe('Field with the enterprise that stands above the row’s own: whoever reaches it sees the row in the bin')
    .optional(),
  party: name.describe('Field that names another corporation which sees the row').optional(),
  through: z
    .union([name, z.array(name).min(1)])
    .describe(
      'Fields with x-ref: a row is seen by who sees the records that they name; one that names none belongs to its corporation',
    )
    .optional(),
  store: name
    .describe('Field with the store: who keeps the store sees the row; an account with the role type keeper no other')
    .optional(),
  within: name
    .describe(
      'Field with the record by which keepers and those with a right see the row; default the one field that refers to an entity with a store. Of a field with many references one is enough',
    )
    .optional(),
  grant: z
    .union([name, z.array(name).min(1)])
    .describe(
      'Entities whose rows let single accounts reach a row: one of their fields refers to account, one to this entity or to what one field of it names',
    )
    .optional(),
});

const root = closed({
  label,
  plural: name.describe('Plural in camelCase where English is irregular').optional(),
  route: z
    .union([
      routePath,
      closed({
        YXF: routePath.describe('In the console of media owners').optional(),
        ADS: routePath.describe('In the console of advertisers').optional(),
      }),
    ])
    .describe("The spec's path of the list; default the resource")
    .optional(),
  mode: z.array(system).min(1).describe('Consoles that have it; default [YXF]').optional(),
  display: name.describe('Field that names a record; default name, else id').optional(),
  perm: closed({
    list: permission.describe('Guards list and one'),
    create: permission.optional(),
    edit: permission.describe('Guards update').optional(),
    export: permission.optional(),
  })
    .describe('Permissions of the standard verbs and of the export')
    .optional(),
  permissions: z
    .record(name, label)
    .describe('Permissions of its own beside those of its verbs, with their words: `cost` is named `<entity>.cost`')
    .optional(),
  scope: z
    .union([z.literal('none'), scope])
    .describe('Whose rows one sees; default {dept: deptId, owner: creatorId}; none: shared by the platform')
    .optional(),
  storage: z
    .union([z.literal('none'), storage])
    .describe('none: a service, calls only')
    .optional(),
  members: closed({
    of: name.describe('Entity of the members'),
    by: name.describe('Its field that says to which record it belongs: a reference to one, or a list of them'),
    refuse: z
      .string()
      .describe('Error of _errors.yaml that is said of one that belongs nowhere and is to be taken out')
      .optional(),
  })
    .describe(
      'Records of another entity belong to one of this: a page puts them in and takes them out (view `members`)',
    )
    .optional(),
  missing: label.describe('Said where one is named that does not exist, or is not yours').optional(),
  live: closed({ every: duration.describe('How often the console asks again') })
    .describe('The console asks again by itself; what was typed stays')
    .optional(),
}).describe('What the entity is');

const call = closed({
  path: path.describe('Without .shtml').optional(),
  label: label
    .describe("Its name, in the operation log too; else its action's, else the word of that verb in _enums.yaml, verbs")
    .optional(),
  alias: z.array(path).describe('Other paths of the same call').optional(),
  perm: permission.optional(),
  page: z
    .literal(false)
    .describe('create and update: no page has a form for it, because it is done in the course of something else')
    .optional(),
  mode: z.array(system).min(1).describe("Default the entity's").optional(),
  input: payloadSchema.describe('Payload; for verbs whose shape is not known').optional(),
  output: jsonSchema.describe('Data of the answer; likewise').optional(),
  limit: z.number().int().positive().describe('Calls a minute; default 600 reads, 240 writes').optional(),
  legacy: z
    .union([z.boolean(), z.array(path)])
    .describe('Paths whose login timeout is -11004; true: all')
    .optional(),
  read: z.boolean().describe('Changes nothing').optional(),
  download: z.boolean().describe('Answers a file').optional(),
  money: z
    .literal(true)
    .describe(
      'It moves money: its payload has a `key` that the caller makes for each intention; the same key again answers the same, and is refused with other content',
    )
    .optional(),
  log: z
    .literal(false)
    .describe('It writes no line into the operation log: it happens by itself, again and again')
    .optional(),
});

/** schemas/<entity>.yaml */
export const entityFile = closed({
  $id: name.describe('Name in camelCase; the file is called the same in kebab-case'),
  type: z.literal('object').describe('Always object'),
  description: z.string().describe('For readers of the API').optional(),
  additionalProperties: z.literal(false).describe('False whether said or not').optional(),
  required: z.array(z.string()).describe('Fields that must be there, each while its x-when holds').optional(),
  'x-entity': root,
  properties: z
    .record(name, field)
    .describe(
      'The fields. Every row has id corpId deptId creatorId createdAt updatedAt rev deletedAt: name one only to show or edit it',
    )
    .optional(),
  'x-states': states.optional(),
  'x-actions': actions.optional(),
  'x-rules': rules.optional(),
  'x-list': list.optional(),
  'x-form': form.optional(),
  'x-show': show.optional(),
  'x-import': importing.optional(),
  'x-export': exporting.optional(),
  'x-calls': z.record(name, call).describe('Every call of the entity, by verb; none exists undeclared').optional(),
});

export type EntityFile = z.infer<typeof entityFile>;
export type CallFile = z.infer<typeof call>;
