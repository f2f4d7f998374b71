import { broken, strip, type RuleContext } from '#core/entity/rule.ts';
import { samples } from '#tests/support/cases/samples.ts';
import { logicOf } from '#server/policies/logic.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Wish {
  entity: string;
  /** The whole record as it would be: what it has, and what is sent. */
  record: Values;
  /** Fields that stay as they are. */
  fixed: readonly string[];
  /** A field with x-when that must be on, or off. */
  field?: string;
  isOn?: boolean;
  context: RuleContext;
}

/** Most other values that are changed for one: rules and conditions lean on two or three fields. */
const MOST_STEPS = 3;

/** Fields that could mend what is wrong with a record; null where nothing is. */
function culprits({ entity, record, field, isOn = true, context }: Wish): readonly string[] | null {
  const { whens, rules } = logicOf(entity);
  const kept = strip(record, whens, context);
  if (field !== undefined && whens[field] !== undefined && whens[field](kept, context) !== isOn)
    return samples[entity]!.switches[field] ?? [];
  const [first] = broken(rules, kept, context);
  if (!first) return null;
  return rules.find(({ id, at }) => id === first.rule && at === first.at)?.reads ?? [first.at];
}

/**
 * Returns what else has to be sent, so that a record keeps the rules of its schema and a field of it is on (or off):
 * values at the edges of other fields, as few as can be. Null where there are none.
 */
export function completion(wish: Wish): Values | null {
  for (let steps = 0; steps <= MOST_STEPS; steps += 1) {
    const found = search(wish, {}, steps);
    if (found) return found;
  }
  return null;
}

function search(wish: Wish, sent: Values, steps: number): Values | null {
  const record = { ...wish.record, ...sent };
  const fields = culprits({ ...wish, record });
  if (fields === null) return sent;
  if (steps === 0) return null;
  for (const name of fields) {
    if (wish.fixed.includes(name) || name in sent) continue;
    for (const value of candidates(wish, name)) {
      const found = search(wish, { ...sent, [name]: value }, steps - 1);
      if (found) return found;
    }
  }
  return null;
}

/** A new record gets its default where nothing is sent; one that is there can be emptied. */
function candidates({ entity, context }: Wish, name: string): readonly unknown[] {
  const { edges, refs } = samples[entity]!;
  const values = edges[name] ?? [];
  return [...(values.length === 0 && refs[name] ? [SOME_ID] : values), ...(context.on === 'update' ? [null] : [])];
}

/** Stands for a record that is still to be made. */
const SOME_ID = '01900000-0000-7000-8000-000000000001';

export const isSampleId = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith('01900000-0000-7000-8000-');
