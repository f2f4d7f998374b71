import type { EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { storedOf, wireOf } from '#core/entity/wire.ts';
import type { HandlerContext } from '../../call/types.ts';
import { changesOf, displayOf } from '../../policies/changes.ts';
import { logicOf, ruleContext } from '../../policies/logic.ts';
import { tableOf, type Row } from '../../policies/tableOf.ts';
import type { Decided } from './decision.ts';
import { checkChosen, checkCondition, checked, checkWritable } from './values.ts';

/**
 * Makes a record of any entity: defaults, conditions and rules of its schema, in its first state, in the
 * caller's corporation and department. `decide` sees it whole and in stored form, before it is written.
 */
export async function create(
  entity: EntityMeta,
  context: HandlerContext<object, unknown>,
  decide?: (draft: Values) => Decided<Row>,
): Promise<Row> {
  const { input, user, tx, now } = context;
  checkWritable(entity, input, user);
  const record = checked(entity, withDefaults(entity, input), ruleContext({ now, user }, 'create'));
  checkChosen(entity, record, user);
  const states = entity.states ? { [entity.states.field]: entity.states.initial } : {};
  const draft = { ...storedOf(entity, record), ...states };
  await checkOriginal(entity, draft, context);
  const decision = await decide?.(draft);
  const row = await tableOf(tx, entity.name).insert({ ...given(entity, draft), ...decision?.changes });
  await decision?.effects?.(row);
  context.log({ targetId: row.id, targetName: displayOf(entity, row), after: changesOf(entity, {}, row, user).after });
  return row;
}

/** Refuses the copy of a record that cannot be duplicated (x-form.duplicate). One that is not there any more refuses nothing. */
async function checkOriginal(entity: EntityMeta, draft: Values, { tx, user, now }: HandlerContext<object, unknown>) {
  const { of } = entity.duplicate ?? {};
  const id = of === undefined ? null : draft[of];
  const original = typeof id === 'string' ? await tableOf(tx, entity.name).one(id) : null;
  if (original) checkCondition(entity, 'duplicate', recordOf(entity, original), ruleContext({ now, user }, 'create'));
}

/**
 * Removes missing values, which the store fills in (id, times, owner, defaults), and what names the original of a copy, which has been
 * asked; a field that is off is set to null.
 */
function given(entity: EntityMeta, values: Values): Values {
  const { whens } = logicOf(entity.name);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name !== entity.duplicate?.of && (value !== null || Object.hasOwn(whens, name)),
    ),
  );
}

/** Returns a new record in wire form: the payload, completed by the schema's defaults. */
export function withDefaults(entity: EntityMeta, values: object): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const { name, derived, default: value } of entity.fields) {
    if (!derived) record[name] = (values as Values)[name] ?? value ?? null;
  }
  return record;
}

/** Returns a whole stored row in wire form, for rules. */
export function recordOf(entity: EntityMeta, row: object): Record<string, unknown> {
  return wireOf(entity.fields, row);
}
