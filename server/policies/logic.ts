import type { EntityMeta } from '#core/entity/meta.ts';
import type { Rule, RuleContext, Values, Whens } from '#core/entity/rule.ts';
import type { Amount, Predicate, PredicateContext, SystemTransition } from '#generated/server/predicate.gen.ts';
import {
  tableDerive,
  tableDeriveReads,
  tableEntities,
  tableRefFilters,
  tableRules,
  tableSystem,
  tableTotals,
  tableViews,
  tableWhens,
  type TableName,
} from '#generated/server/tables.gen.ts';
import type { SessionUser } from '../call/types.ts';
import { columnOf } from '../store/names.ts';
import type { Where } from '../store/types.ts';
import { signalsAt } from './signals.ts';

/** Compiled expressions of one entity's schema. */
export interface EntityLogic {
  whens: Whens;
  rules: readonly Rule[];
  derive: Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
  /** Fields that each computed field reads. */
  deriveReads: Readonly<Record<string, readonly string[]>>;
  /** Condition of each list view. */
  views: Readonly<Record<string, Predicate>>;
  /** Computed numbers that the list adds up. */
  totals: Readonly<Record<string, Amount>>;
  /** Condition for the rows that a reference may name: by field, and by `call.field` for a field of an action's form only. */
  refFilters: Readonly<Record<string, Predicate>>;
  system: readonly SystemTransition[];
}

const known = new Map<string, EntityLogic>(
  (Object.entries(tableEntities) as [TableName, EntityMeta][]).map(([table, { name }]) => [
    name,
    {
      whens: tableWhens[table],
      rules: tableRules[table],
      derive: tableDerive[table],
      deriveReads: tableDeriveReads[table],
      views: tableViews[table],
      totals: tableTotals[table] ?? {},
      refFilters: tableRefFilters[table],
      system: tableSystem[table],
    },
  ]),
);

/** Returns the compiled expressions of an entity's schema: rules, conditions, derived fields, views and system transitions. */
export function logicOf(entity: string): EntityLogic {
  const found = known.get(entity);
  if (!found) throw new Error(`The entity "${entity}" has no table, and so no rules.`);
  return found;
}

interface Caller {
  now: number;
  user: Pick<SessionUser, 'userId' | 'corpId' | 'deptId' | 'system'> | null;
}

/** Returns the context of compiled predicates. `user` is null for jobs. */
export function predicateContext({ now, user }: Caller): PredicateContext {
  return { now, me: user, signals: signalsAt(now) };
}

/** Returns the context of compiled rules. */
export function ruleContext({ now, user }: Caller, on: RuleContext['on']): RuleContext {
  return { now, me: user, on };
}

/** Returns the condition for rows that a system transition moves now, by their field of states. */
export function dueBy(field: string, { from, when }: SystemTransition, context: PredicateContext): Where {
  return (eb) => eb.and([eb(columnOf(field), 'in', from), when(eb, context)]);
}

/** Returns the signals that schemas use and server/policies/signals.ts lacks. Any of them keeps the server from starting. */
export function unansweredSignals(): string[] {
  const asked = [...known.values()].flatMap(({ system }) => system.flatMap((transition) => transition.signals));
  const answered = signalsAt(0);
  return [...new Set(asked)].filter((name) => !Object.hasOwn(answered, name));
}
