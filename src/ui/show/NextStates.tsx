import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { EntityMeta, StatesMeta } from '#core/entity/meta.ts';
import { useLabels } from '../labels.ts';

interface NextStatesProps {
  meta: EntityMeta;
  states: StatesMeta;
  state: string;
}

/** Next states of a record, with the actions that lead there: the schema's own transitions. */
export function NextStates({ meta, states, state }: NextStatesProps) {
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const next = nextStates(meta, states, state);
  if (next.length === 0) return null;
  const words = next.map(({ state: name, actions, bySystem }) => {
    const how = [...actions.map(labels.action), ...(bySystem ? [translate('ui.show.byItself')] : [])];
    return translate('ui.show.nextState', {
      state: labels.value(states.field, name),
      how: how.join(translate('ui.comma')),
    });
  });
  return (
    <Typography component="span" variant="body2" color="text.secondary">
      {translate('ui.show.next', { states: words.join(translate('ui.comma')) })}
    </Typography>
  );
}

/** A possible next state, and its transitions. */
export interface NextState {
  state: string;
  /** Names of actions. */
  actions: readonly string[];
  /** True when it also happens without a person. */
  bySystem: boolean;
}

/** Returns the states that may follow a state, by an action or without a person. Deletion is left out. */
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
