import { useTranslate } from 'react-admin';
import { LANGUAGE_NAMES, otherLanguage, storeLanguage } from '../../i18n/language.ts';
import { reloadPage } from '../../providers/reload.ts';
import { ConfirmDialog } from '../../ui/actions/ConfirmDialog.tsx';
import { LostWork } from '../../ui/works/LostWork.tsx';
import { useConsole } from '../consoleContext.ts';

/** Asks before the language changes, because the page is loaded anew (SES-13). */
export function LanguageQuestion({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const other = otherLanguage(useConsole().ground.language);
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
