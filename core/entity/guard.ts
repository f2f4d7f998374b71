import { EDITIONS, type ActionMeta, type Edition, type EntityMeta } from './meta.ts';
import type { RuleContext, Values } from './rule.ts';

/** Result of the check whether an action may start on a record, with the reason if it may not (AD-06, AD-09). */
export type Guard = { ok: true } | { ok: false; why: GuardReason };

/**
 * `state`: the record is in a state that the action does not start from; `deleted`: it is gone; `condition`: it is not one
 * of those that the action is for, and `error` says why.
 */
export type GuardReason =
  | { rule: 'state'; state: string }
  | { rule: 'deleted' }
  | { rule: 'condition'; error?: string };

/**
 * Why an action cannot be done, for all that asks: button, menu, bulk bar, preflight and server. `permission` and
 * `edition` are about who asks, `noneChosen` and `tooMany` about how many are chosen, the rest about the records;
 * `mixed`: none of several can, for more than one reason.
 */
export type WhyNot =
  | GuardReason
  | { rule: 'permission'; permission: string }
  | { rule: 'edition'; edition: Edition }
  | { rule: 'noneChosen' }
  | { rule: 'tooMany'; max: number; n: number }
  | { rule: 'mixed' };

type Guarded = Pick<ActionMeta, 'name' | 'from' | 'restores'>;
type Guards = Pick<EntityMeta, 'states' | 'conditions'>;
type Allowed = Pick<ActionMeta, 'perm' | 'edition'>;

/** The caller: permissions of the session, and the edition of its corporation. */
export interface Asker {
  can: (permission: string) => boolean;
  /** Absent or null: the lowest. */
  edition?: string | null;
  /** Values that conditions use beside the record. */
  context: () => RuleContext;
}

const rank = (edition: string | null | undefined): number => EDITIONS.findIndex((one) => one === edition);

/** Says why somebody may not do an action at all, whatever the record; null where they may. */
export function whyNotAllowed(
  { perm, edition }: Allowed,
  { can, edition: own }: Pick<Asker, 'can' | 'edition'>,
): WhyNot | null {
  if (!can(perm)) return { rule: 'permission', permission: perm };
  if (edition !== undefined && rank(own) < rank(edition)) return { rule: 'edition', edition };
  return null;
}

/** Says whether a record is one of those that an action (`update`: the form) is for; `condition` names what is in the way. */
export function meets({ conditions }: Guards, name: string, record: Values, context: RuleContext): Guard {
  const condition = conditions?.[name];
  if (!condition || condition.holds(record, context)) return { ok: true };
  return {
    ok: false,
    why: { rule: 'condition', ...(condition.error === undefined ? {} : { error: condition.error }) },
  };
}

/** Says whether an action (`update`: the form) is not even offered on a record: its condition does not hold, and nothing says why. */
export function isOff(guards: Guards, name: string, record: Values, context: RuleContext): boolean {
  const guard = meets(guards, name, record, context);
  return !guard.ok && guard.why.rule === 'condition' && guard.why.error === undefined;
}

/**
 * Says whether an action may start on a record. It looks at state and condition only: permission is asked of the
 * session, and the server asks the same again of the row that it changes.
 */
export function canDo(guards: Guards, action: Guarded, record: Values, context: RuleContext): Guard {
  if (action.restores) return { ok: true };
  const { states } = guards;
  if (!states) return meets(guards, action.name, record, context);
  const state = record[states.field];
  if (typeof state !== 'string' && action.from) return { ok: false, why: { rule: 'state', state: '' } };
  if (typeof state === 'string') {
    if (state === states.final) return { ok: false, why: { rule: 'deleted' } };
    if (action.from && !action.from.includes(state)) return { ok: false, why: { rule: 'state', state } };
  }
  return meets(guards, action.name, record, context);
}

/** Result of checking a selection: records on which the action may start, and the others grouped by reason. */
export interface Preflight<R> {
  able: R[];
  unable: { why: GuardReason; records: R[] }[];
}

/** Divides a selection by `canDo`; reasons in the order in which they first occur. */
export function preflight<R extends Values>(
  guards: Guards,
  action: Guarded,
  records: readonly R[],
  context: RuleContext,
): Preflight<R> {
  const able: R[] = [];
  const unable = new Map<string, { why: GuardReason; records: R[] }>();
  for (const record of records) {
    const guard = canDo(guards, action, record, context);
    if (guard.ok) able.push(record);
    else {
      const key = JSON.stringify(guard.why);
      const group = unable.get(key) ?? { why: guard.why, records: [] };
      group.records.push(record);
      unable.set(key, group);
    }
  }
  return { able, unable: [...unable.values()] };
}

/**
 * Says why somebody cannot do an action with what is chosen; null where at least one record can. Asked in this order:
 * permission, edition, how many are chosen, and then the records themselves.
 */
export function whyNot(
  guards: Guards,
  action: Guarded & Allowed & Pick<ActionMeta, 'bulk'>,
  records: readonly Values[],
  asker: Asker,
): WhyNot | null {
  const refused = whyNotAllowed(action, asker);
  if (refused) return refused;
  const max = Math.max(action.bulk, 1);
  if (records.length === 0) return { rule: 'noneChosen' };
  if (records.length > max) return { rule: 'tooMany', max, n: records.length };
  const { able, unable } = preflight(guards, action, records, asker.context());
  if (able.length > 0) return null;
  return unable.length > 1 ? { rule: 'mixed' } : (unable[0]?.why ?? null);
}
