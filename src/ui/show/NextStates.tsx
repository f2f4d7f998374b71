import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { whyNot } from '#core/entity/guard.ts';
import type { ActionMeta, EntityMeta, StatesMeta } from '#core/entity/meta.ts';
import { availableActions } from '../actions/available.ts';
import { useAsker } from '../actions/useAsker.ts';
import { useLabels } from '../labels.ts';
import { useHasVerb } from '../permission.ts';

interface NextStatesProps {
  meta: EntityMeta;
  states: StatesMeta;
  record: RaRecord<string>;
  state: string;
}

/** Next states of a record, with the actions by which this session may lead it there now, and those that come by themselves. */
export function NextStates({ meta, states, record, state }: NextStatesProps) {
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const asker = useAsker();
  const has = useHasVerb(meta);
  const actions = availableActions(meta.actions, asker.can, has).filter(
    (action) => whyNot(meta, action, [record], asker) === null,
  );
  const next = nextStates(actions, states, state);
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

/** Returns the states that may follow a state, by one of these actions or without a person. Deletion is left out. */
export function nextStates(actions: readonly ActionMeta[], states: StatesMeta, state: string): NextState[] {
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
