import type { EntityMeta, StatesMeta } from '#core/entity/meta.ts';

/** A state that may come next, and what leads there. */
export interface NextState {
  state: string;
  /** Names of actions. */
  actions: readonly string[];
  /** It may also come by itself. */
  bySystem: boolean;
}

/** Returns what may follow a state: by an action that starts from it, or by itself. Deletion is no next state of a life. */
export function nextStates({ actions }: Pick<EntityMeta, 'actions'>, states: StatesMeta, state: string): NextState[] {
  const found = new Map<string, { actions: string[]; bySystem: boolean }>();
  const at = (to: string) => found.get(to) ?? found.set(to, { actions: [], bySystem: false }).get(to)!;
  for (const { name, from, to } of actions) {
    const [entered] = to ?? [];
    if (entered === undefined || entered === state || states.values[entered]?.final) continue;
    if (!from || from.includes(state)) at(entered).actions.push(name);
  }
  for (const { from, to } of states.system) if (from.includes(state)) at(to).bySystem = true;
  return [...found].map(([name, how]) => ({ state: name, ...how }));
}
