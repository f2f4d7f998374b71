import { useTranslate } from 'react-admin';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

export function BooleanField({ source }: FieldProps) {
  const value = useValue(source);
  const translate = useTranslate();
  return typeof value === 'boolean' ? <span>{translate(value ? 'ui.yes' : 'ui.no')}</span> : <Empty />;
}
