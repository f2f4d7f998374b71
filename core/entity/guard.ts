import { EDITIONS, type ActionMeta, type Edition, type EntityMeta } from './meta.ts';
import type { RuleContext, Values } from './rule.ts';

/** Result of the check whether an action may start on a record, with the reason if it may not (AD-06, AD-09). */
export type Guard = { ok: true } | { ok: false; why: GuardReason };

/**
 * `state`: the action does not start from the record's state; `deleted`: the record is deleted; `condition`: the
 * action's condition is false, and `error` gives the reason.
 */
export type GuardReason =
  | { rule: 'state'; state: string }
  | { rule: 'deleted' }
  | { rule: 'condition'; error?: string };

/**
 * Reason why an action is impossible; shared by button, menu, bulk bar, preflight and server. `permission` and
 * `edition` concern the caller, `noneChosen` and `tooMany` the number of records, the rest the records; `mixed`:
 * several records, all refused, for different reasons.
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
  /** Edition; absent or null: the lowest. */
  edition?: string | null;
  /** Values that conditions use beside the record. */
  context: () => RuleContext;
}

const rank = (edition: string | null | undefined): number => EDITIONS.findIndex((one) => one === edition);

/** Returns true if an edition includes what begins with another; none, or an unknown one, is the lowest. */
export const includes = (edition: string | null | undefined, needed: Edition | undefined): boolean =>
  needed === undefined || Math.max(rank(edition), 0) >= rank(needed);

/** Returns the reason why the caller may not run an action on any record; null if allowed. */
export function whyNotAllowed(
  { perm, edition }: Allowed,
  { can, edition: own }: Pick<Asker, 'can' | 'edition'>,
): WhyNot | null {
  if (!can(perm)) return { rule: 'permission', permission: perm };
  if (edition !== undefined && !includes(own, edition)) return { rule: 'edition', edition };
  return null;
}

/** Checks the conditions of an action (`update`: of the form) on a record, in their order; `why` names the first that is false. */
export function meets({ conditions }: Guards, name: string, record: Values, context: RuleContext): Guard {
  const failed = conditions?.[name]?.find(({ holds }) => !holds(record, context));
  if (!failed) return { ok: true };
  return { ok: false, why: { rule: 'condition', ...(failed.error === undefined ? {} : { error: failed.error }) } };
}

/** Returns true if an action (`update`: the form) is not offered on a record: its condition is false and has no error to show. */
export function isOff(guards: Guards, name: string, record: Values, context: RuleContext): boolean {
  const guard = meets(guards, name, record, context);
  return !guard.ok && guard.why.rule === 'condition' && guard.why.error === undefined;
}

/**
 * Returns true if an action may start on a record. Checks state and condition only: permission depends on the session,
 * and the server repeats this check on the row that it changes.
 */
export function canDo(guards: Guards, action: Guarded, record: Values, context: RuleContext): Guard {
  // The state of a deleted record is that it is deleted; who might delete it brings it back.
  if (action.restores !== undefined) return meets(guards, action.restores, record, context);
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

/** Groups a selection by `canDo`; reasons in the order in which they first occur. */
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
 * Returns the reason why an action is impossible on a selection; null if at least one record allows it. Order of the
 * checks: permission, edition, number of records, then the records.
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
