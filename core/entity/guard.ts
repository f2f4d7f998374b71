import type { ActionMeta, StatesMeta } from './meta.ts';
import type { Values } from './rule.ts';

/** Whether an action may start on a record as it is, and if not, which fact is in the way (AD-06, AD-09). */
export type Guard = { ok: true } | { ok: false; why: GuardReason };

/** `state`: the record is in a state that the action does not start from; `deleted`: it is gone. */
export type GuardReason = { rule: 'state'; state: string } | { rule: 'deleted' };

type Guarded = Pick<ActionMeta, 'from'>;

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
