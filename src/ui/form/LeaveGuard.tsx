import { useEffect, useState } from 'react';
import { useBlocker, useCanBlock, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx';
import { useEntityFormView, type FormKeeper } from './formViewContext.ts';

function useIsDirty(): boolean {
  const { dirtyFields } = useFormState();
  return Object.keys(dirtyFields).length > 0;
}

/** Closing the window asks in the browser's own words; nothing else can be said there. */
function useWindowGuard(isDirty: boolean) {
  const { isSaved } = useEntityFormView();
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isSaved]);
}

const isAnyUnsaved = (keepers: ReadonlySet<FormKeeper>): boolean => [...keepers].some((one) => one.isUnsaved());

/**
 * Asks before leaving unsaved input (SES-13). After a successful save nothing is unsaved, even if react-hook-form still
 * reports changes. Parts that save themselves do so first: it is asked only where they could not.
 */
function Blocking() {
  const { isSaved, draftKey, keepers } = useEntityFormView();
  const isDirty = useIsDirty();
  const translate = useTranslate();
  useWindowGuard(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      ((isDirty && !isSaved.current) || isAnyUnsaved(keepers.current)),
  );
  const [asked, setAsked] = useState<typeof blocker | null>(null);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isOver = false;
    void Promise.allSettled([...keepers.current].map((one) => one.save())).then(() => {
      if (isOver) return;
      if ((isDirty && !isSaved.current) || isAnyUnsaved(keepers.current)) setAsked(blocker);
      else blocker.proceed?.();
    });
    return () => {
      isOver = true;
    };
  }, [blocker, isDirty, isSaved, keepers]);
  if (blocker.state !== 'blocked' || asked !== blocker) return null;
  return (
    <ConfirmDialog
      title={translate('ui.form.leaveTitle')}
      confirmLabel={translate('ui.form.leave')}
      cancelLabel={translate('ui.form.stay')}
      isDanger={draftKey === undefined}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <Typography>{translate(draftKey ? 'ui.form.leaveHintDraft' : 'ui.form.leaveHint')}</Typography>
    </ConfirmDialog>
  );
}

/** Only a data router can block navigation; with any other this renders nothing. */
export function LeaveGuard() {
  return useCanBlock() ? <Blocking /> : null;
}
