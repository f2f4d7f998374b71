import { useResourceContext } from 'react-admin';
import type { StatusColor } from '#core/entity/meta.ts';
import { useLabels } from '../labels.ts';
import { Empty } from './Empty.tsx';
import { StateChip } from './StateChip.tsx';
import { isEmpty, useValue, type FieldProps } from './useValue.ts';

interface EnumFieldProps extends FieldProps {
  /** Colours of the values that have one; the others are plain words. */
  colors?: Readonly<Record<string, StatusColor>>;
}

/** The word for a value, or for each of several. */
export function EnumField({ source, colors }: EnumFieldProps) {
  const value = useValue(source);
  const labels = useLabels(useResourceContext() ?? '');
  if (isEmpty(value)) return <Empty />;
  if (Array.isArray(value)) return <span>{value.map((one) => labels.value(source, String(one))).join(', ')}</span>;
  const color = colors?.[String(value)];
  const label = labels.value(source, String(value));
  return color ? <StateChip color={color} label={label} /> : <span>{label}</span>;
}
