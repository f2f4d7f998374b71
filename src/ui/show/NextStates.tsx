import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { EntityMeta, StatesMeta } from '#core/entity/meta.ts';
import { useLabels } from '../labels.ts';
import { nextStates } from './nextStates.ts';

interface NextStatesProps {
  meta: EntityMeta;
  states: StatesMeta;
  state: string;
}

/** What can come after the state that stands before it, and by what: the schema's own transitions. */
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
