import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../ui/actions/ConfirmDialog.tsx';
import { LostWork } from '../../ui/works/LostWork.tsx';
import { useConsole } from '../consoleContext.ts';

/** Asks before the session ends (SES-08). */
export function LogoutQuestion({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { logOut } = useConsole();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <ConfirmDialog
      title={translate('shell.logoutTitle')}
      confirmLabel={translate('shell.logout')}
      isBusy={isLeaving}
      onConfirm={() => {
        setLeaving(true);
        logOut();
      }}
      onClose={onClose}
    >
      {translate('shell.logoutText')}
      <LostWork />
    </ConfirmDialog>
  );
}
