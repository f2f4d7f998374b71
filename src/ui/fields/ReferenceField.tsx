import { Empty } from './Empty.tsx';
import { ReferenceName, type ReferenceTarget } from './ReferenceName.tsx';
import { useValue, type FieldProps } from './useValue.ts';

export type ReferenceFieldProps = FieldProps &
  ReferenceTarget & {
    /** Field of the same record that keeps the name of its moment, for when the other record is gone. */
    snapshot?: string;
  };

/** The record that an id refers to, by its name. */
export function ReferenceField({ source, snapshot, ...target }: ReferenceFieldProps) {
  const value = useValue(source);
  const name = useValue(snapshot ?? source);
  const gone = snapshot && typeof name === 'string' && name !== '' ? <span>{name}</span> : <Empty />;
  return typeof value === 'string' && value !== '' ? <ReferenceName id={value} {...target} gone={gone} /> : gone;
}
