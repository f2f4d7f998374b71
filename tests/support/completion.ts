import { broken, strip, type RuleContext } from '#core/entity/rule.ts';
import { samples } from '#tests/support/cases/samples.ts';
import { logicOf } from '#server/policies/logic.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Goal {
  entity: string;
  /** The whole record as it would be stored: its present values and those that are sent. */
  record: Values;
  /** Fields that must not change. */
  fixed: readonly string[];
  /** Field with `x-when` that must be on (or off). */
  field?: string;
  isOn?: boolean;
  context: RuleContext;
}

/** Most fields that are changed beside the given ones; rules and conditions read two or three fields. */
const MOST_STEPS = 3;

/** Returns the fields of which another value could repair the record; null where nothing is wrong. */
function fieldsToChange({ entity, record, field, isOn = true, context }: Goal): readonly string[] | null {
  const { whens, rules } = logicOf(entity);
  const kept = strip(record, whens, context);
  if (field !== undefined && whens[field] !== undefined && whens[field](kept, context) !== isOn)
    return samples[entity]!.switches[field] ?? [];
  const [first] = broken(rules, kept, context);
  if (!first) return null;
  return rules.find(({ id, at }) => id === first.rule && at === first.at)?.reads ?? [first.at];
}

/**
 * Returns the other values that must be sent, so that the record keeps the rules of its schema and the given field is
 * switched on (or off). They are edge values of as few fields as possible; null where no such values exist.
 */
export function completion(goal: Goal): Values | null {
  for (let steps = 0; steps <= MOST_STEPS; steps += 1) {
    const found = search(goal, {}, steps);
    if (found) return found;
  }
  return null;
}

function search(goal: Goal, sent: Values, steps: number): Values | null {
  const record = { ...goal.record, ...sent };
  const fields = fieldsToChange({ ...goal, record });
  if (fields === null) return sent;
  if (steps === 0) return null;
  for (const name of fields) {
    if (goal.fixed.includes(name) || name in sent) continue;
    for (const value of candidates(goal, name)) {
      const found = search(goal, { ...sent, [name]: value }, steps - 1);
      if (found) return found;
    }
  }
  return null;
}

/** Returns the values to try for a field; an update may also empty it. */
function candidates({ entity, context }: Goal, name: string): readonly unknown[] {
  const { edges, refs } = samples[entity]!;
  const values = edges[name] ?? [];
  return [...(values.length === 0 && refs[name] ? [SOME_ID] : values), ...(context.on === 'update' ? [null] : [])];
}

/** Placeholder id of a record that the caller creates later. */
const SOME_ID = '01900000-0000-7000-8000-000000000001';

export const isSampleId = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith('01900000-0000-7000-8000-');
