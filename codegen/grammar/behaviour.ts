import * as z from 'zod';
import { EDITIONS } from '#core/entity/meta.ts';
import { closed, color, condition, expression, label, name, oneOrMore, permission, words } from './closed.ts';
import { field } from './field.ts';

const state = closed({
  zh: words.describe('Simplified Chinese'),
  en: words.describe('English'),
  color: color.optional(),
  final: z.boolean().describe('Entering it is the soft delete').optional(),
  end: z.boolean().describe('Nothing leaves it, and the row stays').optional(),
  hidden: z.boolean().describe('Not offered as a filter').optional(),
});

/** x-states: the only place where a status changes. */
export const states = closed({
  field: name.describe('The read-only field that holds the state; its enum comes from here'),
  initial: name.describe('State of a new record'),
  values: z.record(name, state).describe('All states with their words'),
  kept: z.literal(true).describe('The store keeps when a record entered which state, for limits.statesKept').optional(),
  system: z
    .array(
      closed({
        from: oneOrMore.describe('States it leaves'),
        to: oneOrMore.describe('State it enters: the first of them'),
        when: expression.describe('Condition; may ask signals that server/policies answers, as in heartbeat()'),
      }),
    )
    .describe('Transitions that nobody clicks: the tick runs them, and each action on its own row')
    .optional(),
}).describe('State machine of the entity');

const confirm = z.union([
  z.literal(true),
  z.literal('danger'),
  closed({
    level: z.enum(['ask', 'danger']).describe('How the question looks'),
    typeToConfirm: name.describe('Field whose value must be typed').optional(),
  }),
]);

const action = closed({
  label: label.describe('Its name; else the word of that name in _enums.yaml, verbs').optional(),
  help: label.describe('What it does, in the confirmation').optional(),
  perm: permission,
  edition: z.enum(EDITIONS).describe('Lowest edition that has it; default all').optional(),
  from: oneOrMore.describe('States it starts from; absent: any').optional(),
  ...condition,
  to: oneOrMore.describe('State it enters (the first); system transitions of the row run at once').optional(),
  bulk: z
    .union([z.boolean(), closed({ max: z.number().int().positive().describe('Most records at once') })])
    .describe('On many records; true: at most 200')
    .optional(),
  confirm: confirm.describe('Asks first').optional(),
  touches: z
    .literal(true)
    .describe('It changes what plays: the question says how many running ads and sold orders it touches')
    .optional(),
  irreversible: z.boolean().describe('The confirmation says so').optional(),
  form: z
    .record(name, field)
    .describe(
      'What it asks for: fields as under properties, or a field of the entity by its own name ({}, or a type with null where it may be cleared), which begins with the value of the record',
    )
    .optional(),
  shows: z
    .array(name)
    .min(1)
    .describe('Fields of the record that stand over its form, where it is asked of one record: what decides the answer')
    .optional(),
  call: name.describe('Verb of x-calls').optional(),
  handler: z
    .literal(true)
    .describe('server/handlers does it: it moves no state and changes no field, or does more than that')
    .optional(),
  open: name.describe('View that it opens instead, or page that a route of _menu.yaml places at the entity').optional(),
});

/** x-actions: the name is also the canAccess action and the message key. */
export const actions = z.record(name, action).describe('What can be done with a record, by name');

const rule = closed({
  id: name.describe('Unique in the entity; the message key is `<entity>.<id>`'),
  on: oneOrMore
    .describe('create, update, actions by name; default create, update and each action that changes a field it reads')
    .optional(),
  at: z.string().min(1).describe('Field at which it is reported, or `root`'),
  assert: expression.describe('Must hold. A comparison with a missing value is false: `x == null ||` lets it pass'),
  msg: label,
});

/** x-rules: what concerns several fields, or time. */
export const rules = z.array(rule).describe('Rules across fields, checked in browser and server');

export type ActionFile = z.infer<typeof action>;
