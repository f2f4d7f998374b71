import { useResourceContext } from 'react-admin';
import type { StatesMeta } from '#core/entity/meta.ts';
import { useLabels } from '../labels.ts';
import { Empty } from './Empty.tsx';
import { StateChip } from './StateChip.tsx';
import type { Slots } from '../slots.ts';
import { useValue, type FieldProps } from './useValue.ts';

interface StateFieldProps extends FieldProps {
  states: StatesMeta;
}

/** The state of the record in context. */
export function StateField({ source, states }: StateFieldProps) {
  const value = useValue(source);
  const labels = useLabels(useResourceContext() ?? '');
  if (typeof value !== 'string' || value === '') return <Empty />;
  return <StateChip color={states.values[value]?.color ?? 'neutral'} label={labels.value(source, value)} />;
}

/** The state of the record in context as its entity's views draw it, also where it stands beside the name. */
export function RecordState({ states, slots }: { states: StatesMeta; slots: Slots }) {
  const { field } = states;
  return slots.values?.[field] ?? slots.cells?.[field] ?? <StateField source={field} states={states} />;
}
