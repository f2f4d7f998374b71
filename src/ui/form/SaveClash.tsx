import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useRef } from 'react';
import { useEditContext, useRecordContext } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { isSame } from '#core/entity/same.ts';
import { useFieldText } from '../fieldText.ts';
import { useLabels } from '../labels.ts';
import { FORM_WIDTH } from './FormFrame.tsx';
import { useSentences } from '../sentences.ts';
import { clashSentences } from '../show/sentences.ts';

interface SaveClashProps {
  meta: EntityMeta;
  /** The record as it was when a save of it failed; null while none did. */
  before: Values | null;
}

/**
 * Notice that somebody else has saved the record meanwhile. It loads and lists their changes; the values typed here
 * stay, and the next save overwrites theirs.
 */
export function SaveClash({ meta, before }: SaveClashProps) {
  const { refetch } = useEditContext();
  const record = useRecordContext();
  const translate = useSentences(clashSentences);
  const labels = useLabels(meta.resource);
  const words = useFieldText(meta.resource);
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
