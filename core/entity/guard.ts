import { EDITIONS, type ActionMeta, type Edition, type StatesMeta } from './meta.ts';
import type { Values } from './rule.ts';

/** Whether an action may start on a record as it is, and if not, which fact is in the way (AD-06, AD-09). */
export type Guard = { ok: true } | { ok: false; why: GuardReason };

/** `state`: the record is in a state that the action does not start from; `deleted`: it is gone. */
export type GuardReason = { rule: 'state'; state: string } | { rule: 'deleted' };

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

type Guarded = Pick<ActionMeta, 'from'>;
type Allowed = Pick<ActionMeta, 'perm' | 'edition'>;

/** Who asks: what the session holds, and the edition of its corporation. */
export interface Asker {
  can: (permission: string) => boolean;
  /** Absent or null: the lowest. */
  edition?: string | null;
}

const rank = (edition: string | null | undefined): number => EDITIONS.findIndex((one) => one === edition);

/** Says why somebody may not do an action at all, whatever the record; null where they may. */
export function whyNotAllowed({ perm, edition }: Allowed, { can, edition: own }: Asker): WhyNot | null {
  if (!can(perm)) return { rule: 'permission', permission: perm };
  if (edition !== undefined && rank(own) < rank(edition)) return { rule: 'edition', edition };
  return null;
}

/**
 * Says whether an action may start on a record. It looks at the state only: permission is asked of the
 * session, and the server asks the same again in the statement that changes the row.
 */
export function canDo(action: Guarded, states: StatesMeta | undefined, record: Values): Guard {
  if (!states) return { ok: true };
  const state = record[states.field];
  if (typeof state !== 'string') return action.from ? { ok: false, why: { rule: 'state', state: '' } } : { ok: true };
  if (state === states.final) return { ok: false, why: { rule: 'deleted' } };
  if (!action.from || action.from.includes(state)) return { ok: true };
  return { ok: false, why: { rule: 'state', state } };
}

/** How a selection divides: which records the action may start on, and how many fall out for which reason. */
export interface Preflight<R> {
  able: R[];
  unable: { why: GuardReason; records: R[] }[];
}

/** Divides a selection by `canDo`; reasons in the order in which they first occur. */
export function preflight<R extends Values>(
  action: Guarded,
  states: StatesMeta | undefined,
  records: readonly R[],
): Preflight<R> {
  const able: R[] = [];
  const unable = new Map<string, { why: GuardReason; records: R[] }>();
  for (const record of records) {
    const guard = canDo(action, states, record);
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
  { states }: { states?: StatesMeta },
  action: Guarded & Allowed & Pick<ActionMeta, 'bulk'>,
  records: readonly Values[],
  asker: Asker,
): WhyNot | null {
  const refused = whyNotAllowed(action, asker);
  if (refused) return refused;
  const max = Math.max(action.bulk, 1);
  if (records.length === 0) return { rule: 'noneChosen' };
  if (records.length > max) return { rule: 'tooMany', max, n: records.length };
  const { able, unable } = preflight(action, states, records);
  if (able.length > 0) return null;
  return unable.length > 1 ? { rule: 'mixed' } : (unable[0]?.why ?? null);
}
