import { useTranslate } from 'react-admin';
import { Empty } from './Empty.tsx';
import { isEmpty, useValue, type FieldProps } from './useValue.ts';

interface NameFieldProps extends FieldProps {
  /** Kind of name in the value: a call ("ad.approve"), an entity ("ad"), permissions, or an error ("NOT_FOUND"). */
  of: 'calls' | 'entities' | 'permissions' | 'errors';
}

/** Name of something in the schemas, in the reader's language. */
export function NameField({ source, of }: NameFieldProps) {
  const value = useValue(source);
  const translate = useTranslate();
  if (isEmpty(value)) return <Empty />;
  const names: unknown[] = Array.isArray(value) ? value : [value];
  return <span>{names.map((name) => translate(`${of}.${String(name)}`, { _: String(name) })).join(', ')}</span>;
}
