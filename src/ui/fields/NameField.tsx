import { useTranslate } from 'react-admin';
import { Empty } from './Empty.tsx';
import { isEmpty, useValue, type FieldProps } from './useValue.ts';

interface NameFieldProps extends FieldProps {
  /** What the value names: a call ("ad.approve"), an entity ("ad"), permissions, or an error ("NOT_FOUND"). */
  of: 'calls' | 'entities' | 'permissions' | 'errors';
}

/** What something of the schemas is called, in the reader's language. */
export function NameField({ source, of }: NameFieldProps) {
  const value = useValue(source);
  const translate = useTranslate();
  if (isEmpty(value)) return <Empty />;
  const names: unknown[] = Array.isArray(value) ? value : [value];
  return <span>{names.map((name) => translate(`${of}.${String(name)}`, { _: String(name) })).join(', ')}</span>;
}
