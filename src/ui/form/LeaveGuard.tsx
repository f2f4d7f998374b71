import { useEffect } from 'react';
import { useBlocker, useCanBlock, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx';
import { useEntityFormView } from './formViewContext.ts';

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

/**
 * Asks before leaving unsaved input (SES-13). After a successful save nothing is unsaved, even if react-hook-form still
 * reports changes.
 */
function Blocking() {
  const { isSaved, draftKey } = useEntityFormView();
  const isDirty = useIsDirty();
  const translate = useTranslate();
  useWindowGuard(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
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
