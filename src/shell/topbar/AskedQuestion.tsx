import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LANGUAGE_NAMES, otherLanguage, storeLanguage } from '../../i18n/language.ts';
import { reloadPage } from '../../providers/reload.ts';
import { ConfirmDialog } from '../../ui/actions/ConfirmDialog.tsx';
import { LostWork } from '../../ui/works/LostWork.tsx';
import { useConsole } from '../consoleContext.ts';
import type { Question } from './menus.ts';

interface Asked {
  onClose: () => void;
}

/** Asks before the language changes, because the page is loaded anew (SES-13). */
function LanguageQuestion({ onClose }: Asked) {
  const translate = useTranslate();
  const other = otherLanguage(useConsole().services.language);
  return (
    <ConfirmDialog
      title={translate('shell.languageTitle', { language: LANGUAGE_NAMES[other] })}
      confirmLabel={translate('ui.confirm')}
      onConfirm={() => {
        storeLanguage(other);
        reloadPage();
      }}
      onClose={onClose}
    >
      {translate('shell.languageText')}
      <LostWork />
    </ConfirmDialog>
  );
}

/** Asks before the session ends (SES-08). */
function LogoutQuestion({ onClose }: Asked) {
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

/** Question before the page is reloaded; one script, since the first list loads the name of each. */
export default function AskedQuestion({ asked, onClose }: Asked & { asked: Question }) {
  return asked === 'language' ? <LanguageQuestion onClose={onClose} /> : <LogoutQuestion onClose={onClose} />;
}
