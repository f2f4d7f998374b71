import { Empty } from './Empty.tsx';
import { ReferenceName, type ReferenceTarget } from './ReferenceName.tsx';
import { useValue, type FieldProps } from './useValue.ts';

export type ReferenceFieldProps = FieldProps & ReferenceTarget;

/** The record that an id refers to, by its name. */
export function ReferenceField({ source, ...target }: ReferenceFieldProps) {
  const value = useValue(source);
  return typeof value === 'string' && value !== '' ? <ReferenceName id={value} {...target} /> : <Empty />;
}
