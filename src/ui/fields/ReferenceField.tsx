import { Empty } from './Empty.tsx';
import { ReferenceName, type ReferenceTarget } from './ReferenceName.tsx';
import { useValue, type FieldProps } from './useValue.ts';

export type ReferenceFieldProps = FieldProps &
  ReferenceTarget & {
    /** Sibling field with the name at that time, for when the other record is deleted. */
    snapshot?: string;
  };

/** The record that an id refers to, by its name. */
export function ReferenceField({ source, snapshot, ...target }: ReferenceFieldProps) {
  const value = useValue(source);
  const name = useValue(snapshot ?? source);
  const gone = snapshot && typeof name === 'string' && name !== '' ? <span>{name}</span> : <Empty />;
  return typeof value === 'string' && value !== '' ? <ReferenceName id={value} {...target} gone={gone} /> : gone;
}
