import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useRef } from 'react';
import { useEditContext, useRecordContext, useTranslate } from 'react-admin';
import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { useFormats } from '../format.ts';
import { useLabels } from '../labels.ts';
import { FORM_WIDTH } from './FormFrame.tsx';

interface SaveClashProps {
  meta: EntityMeta;
  /** The record as it was when a save of it failed; null while none did. */
  before: Values | null;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Returns what writes a value in words, or null where a name would have to be looked up. */
function useWords(meta: EntityMeta): (field: FieldMeta, value: unknown) => string | null {
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const { number, money, instant, date } = useFormats();
  return ({ name, kind }, value) => {
    if (value === null || value === undefined || value === '') return translate('ui.none');
    if (typeof value === 'boolean') return translate(value ? 'ui.yes' : 'ui.no');
    if (typeof value === 'number') return kind === 'money' ? money(value) : number(value);
    if (typeof value !== 'string') return null;
    if (kind === 'enum' || kind === 'state') return labels.value(name, value);
    if (kind === 'instant') return instant(value);
    if (kind === 'date') return date(value);
    return kind === 'text' || kind === 'time' ? value : null;
  };
}

/**
 * Said where somebody else saved the record after it was opened here. What they changed is read anew and listed; what
 * was typed here stays in its fields, and the next save puts it over theirs.
 */
export function SaveClash({ meta, before }: SaveClashProps) {
  const { refetch } = useEditContext();
  const record = useRecordContext();
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const words = useWords(meta);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before) void refetch();
  }, [before, refetch]);
  const isClash = before !== null && record !== undefined && record['rev'] !== before['rev'];
  useEffect(() => {
    if (isClash) box.current?.scrollIntoView({ block: 'center' });
  }, [isClash]);
  if (!isClash) return null;
  const theirs = meta.fields.filter(
    ({ name, readOnly, writeOnly, derived }) =>
      !readOnly && !writeOnly && !derived && !isSame(before[name], record[name]),
  );
  return (
    <Alert ref={box} severity="warning" role="alert" sx={{ mb: 2, maxWidth: FORM_WIDTH }}>
      <AlertTitle>{translate('ui.form.clash')}</AlertTitle>
      {translate(theirs.length === 0 ? 'ui.form.clashElsewhere' : 'ui.form.clashHint')}
      {theirs.length === 0 ? null : (
        <ul>
          {theirs.map((field) => {
            const [was, is] = [words(field, before[field.name]), words(field, record[field.name])];
            const label = labels.field(field.name);
            return <li key={field.name}>{was === null || is === null ? label : `${label}: ${was} → ${is}`}</li>;
          })}
        </ul>
      )}
    </Alert>
  );
}
