import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useFormats } from '../format.ts';
import { useSurroundings } from '../ruleContext.ts';
import { dropDraft, readDraft, writeDraft } from './draft.ts';
import { useEntityFormView } from './entityForm.ts';

/** Writes wait for a pause in typing. */
const PAUSE_MS = 300;

function useKeepDraft(key: string, meta: EntityMeta) {
  const { watch, getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const { isSaved } = useEntityFormView();
  const { now } = useSurroundings();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      if (dirty.current && !isSaved.current) writeDraft(key, meta, getValues(), now());
    };
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE_MS);
    });
    return () => {
      unsubscribe();
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
  }, [key, meta, watch, getValues, isSaved, now]);
}

function useRestoreDraft(key: string) {
  const { reset, formState } = useFormContext();
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const { isReady } = formState;
  const isTried = useRef(false);
  useEffect(() => {
    // Once the form has its first values: they would otherwise overwrite the draft.
    if (!isReady || isTried.current) return;
    isTried.current = true;
    const draft = readDraft(key);
    if (!draft) return;
    reset((values: object) => ({ ...values, ...draft.values }), { keepDefaultValues: true });
    setRestoredAt(draft.at);
  }, [isReady, key, reset]);
  const discard = () => {
    dropDraft(key);
    reset();
    setRestoredAt(null);
  };
  return { restoredAt, discard };
}

function KeptDraft({ draftKey, meta }: { draftKey: string; meta: EntityMeta }) {
  useKeepDraft(draftKey, meta);
  const { restoredAt, discard } = useRestoreDraft(draftKey);
  const translate = useTranslate();
  const { instant } = useFormats();
  if (restoredAt === null) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, maxWidth: 840 }}
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
  return draftKey ? <KeptDraft key={draftKey} draftKey={draftKey} meta={meta} /> : null;
}
