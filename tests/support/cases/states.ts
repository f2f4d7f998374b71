import type { Expr } from '#codegen/expression/types.ts';
import { fieldsOf, signalsOf } from '#codegen/expression/walk.ts';
import type { Entity } from '#codegen/model/types.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import { model } from './model.ts';
import { conditionOf, type Condition } from './predicate.ts';

/** A record in a state, and a call that runs an action on it. */
export interface Move {
  entity: string;
  call: CallName;
  action: string;
  state: string;
  /** State after the action, or the same state if the action changes none; null if it is refused. */
  enters: string | null;
  /** Conditions of the action on the stored record in their order, the fields that each reads, and the error where it does not hold. */
  guards: readonly { holds: Condition; reads: readonly string[]; error: string }[];
  /** Rules that are asked of the record when the action runs. */
  rules: readonly Condition[];
}

/** Conditions of the schema that only the store checks, in JavaScript: tests compare the store with them. */
export interface Conditions {
  entity: string;
  /** Condition of each list view. */
  views: Readonly<Record<string, Condition>>;
  /** Transitions of the system, in their order. A signal of server/policies is read like a field. */
  system: readonly { from: readonly string[]; to: string; when: Condition }[];
  /** Fields that those transitions read, and their signals. */
  reads: readonly string[];
  signals: readonly string[];
  /** Of those fields the ones that are off for some records: no record keeps a value in them then. */
  whens: Readonly<Record<string, Condition>>;
}

/** Returns every action with a call, from every state that a record can be in. */
function movesOf(entity: Entity): Move[] {
  const { states, names, rules } = entity;
  if (states === undefined) return [];
  const called = entity.calls.filter(({ kind }) => kind === 'action');
  return entity.actions.flatMap((action) => {
    const call = called.find(({ verb }) => verb === action.call);
    if (call === undefined) return [];
    const { conditions: asked = [] } = action;
    const checks = {
      guards: asked.map(({ holds, error = 'NOT_ALLOWED_NOW' }) => ({
        holds: conditionOf(holds),
        reads: fieldsOf(holds),
        error,
      })),
      rules: rules.filter(({ on }) => on.includes(action.name)).map(({ assert }) => conditionOf(assert)),
    };
    return states.values
      .filter(({ final }) => !final)
      .map(({ name: state }) => {
        const isAble = action.from === undefined || action.from.includes(state);
        const enters = action.deletes ? (states.final ?? state) : (action.to?.[0] ?? state);
        const of = { entity: names.camel, call: call.name as CallName, action: action.name, state, ...checks };
        return { ...of, enters: isAble ? enters : null };
      });
  });
}

/** Returns a condition that reads its signals like fields. */
const withoutSignals = (expr: Expr): Expr =>
  JSON.parse(JSON.stringify(expr), (_key, value: Expr) => {
    if (typeof value !== 'object' || value === null || value.node !== 'signal') return value;
    const { type, line, column, name, compare } = value;
    const of = { node: 'field', type, line, column, name };
    if (compare === undefined) return of;
    const right = { node: 'literal', type: 'number', line, column, value: compare.value };
    return { node: 'compare', type: 'boolean', line, column, op: compare.op, left: of, right };
  }) as Expr;

function conditionsOf({ names, list, states, fields }: Entity): Conditions {
  const own = states?.system ?? [];
  const views = list.views.flatMap(({ name, where }) => (where === undefined ? [] : [[name, conditionOf(where)]]));
  const reads = [...new Set(own.flatMap(({ when }) => fieldsOf(when)))];
  const off = fields.flatMap(({ name, when }) =>
    when === undefined || !reads.includes(name) ? [] : [[name, conditionOf(when)]],
  );
  return {
    entity: names.camel,
    views: Object.fromEntries(views) as Conditions['views'],
    system: own.map(({ from, to, when }) => ({ from, to, when: conditionOf(withoutSignals(when)) })),
    reads,
    whens: Object.fromEntries(off) as Conditions['whens'],
    signals: [...new Set(own.flatMap(({ when }) => signalsOf(when)))],
  };
}

const stored = model.entities.filter((entity) => entity.stored);

export const moves: readonly Move[] = stored.flatMap(movesOf);
export const conditions: readonly Conditions[] = stored.map(conditionsOf);
