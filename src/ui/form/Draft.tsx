import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useFormats } from '../format.ts';
import { useSurroundings } from '../ruleContext.ts';
import { dropDraft, readDraft, writeDraft } from './storedDraft.ts';
import { useEntityFormView } from './formViewContext.ts';
import { FORM_WIDTH } from './FormFrame.tsx';

/** Writes wait for a pause in typing. */
const PAUSE_MS = 300;

function useKeepDraft(key: string, meta: EntityMeta) {
  const { watch, getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const { isSaved } = useEntityFormView();
  const { now } = useSurroundings();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const write = useEvent(() => {
    if (isDirty && !isSaved.current) writeDraft(key, meta, getValues(), now());
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        write();
      }, PAUSE_MS);
    };
    const { unsubscribe } = watch(later);
    return () => {
      unsubscribe();
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
  }, [watch, write]);
}

function useRestoreDraft(key: string) {
  const { reset, formState } = useFormContext();
  const [draft, setDraft] = useState(() => readDraft(key));
  const { isReady } = formState;
  const isRestored = useRef(false);
  useEffect(() => {
    // Once the form has its first values: they would otherwise overwrite the draft.
    if (!isReady || !draft || isRestored.current) return;
    isRestored.current = true;
    reset((values: object) => ({ ...values, ...draft.values }), { keepDefaultValues: true });
  }, [isReady, draft, reset]);
  const discard = () => {
    dropDraft(key);
    reset();
    setDraft(null);
  };
  return { restoredAt: draft?.at ?? null, discard };
}

function RememberedDraft({ draftKey, meta }: { draftKey: string; meta: EntityMeta }) {
  useKeepDraft(draftKey, meta);
  const { restoredAt, discard } = useRestoreDraft(draftKey);
  const translate = useTranslate();
  const { instant } = useFormats();
  if (restoredAt === null) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, maxWidth: FORM_WIDTH }}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          {translate('ui.form.discardDraft')}
        </Button>
      }
    >
      {translate('ui.form.draft', { time: instant(restoredAt) })}
    </Alert>
  );
}

/** Keeps what was typed over a reload, until it is saved or thrown away (AD-03). */
export function Draft() {
  const { draftKey, meta } = useEntityFormView();
  return draftKey ? <RememberedDraft key={draftKey} draftKey={draftKey} meta={meta} /> : null;
}
