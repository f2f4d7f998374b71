import Translate from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LANGUAGE_NAMES, languageTag, otherLanguage, storeLanguage } from '../i18n/language.ts';
import { reloadPage } from '../providers/reload.ts';
import { useConsole } from './consoleContext.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/actions/ConfirmDialog.tsx')).ConfirmDialog }));

/** The other language, in its own words. Asks first, because the page is loaded anew (SES-13). */
export function LanguageSwitch() {
  const translate = useTranslate();
  const { ground } = useConsole();
  const [isAsking, setAsking] = useState(false);
  const other = otherLanguage(ground.language);
  const name = LANGUAGE_NAMES[other];
  const change = (): void => {
    storeLanguage(other);
    reloadPage();
  };
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<Translate fontSize="small" />}
        onClick={() => setAsking(true)}
        className="topbar-language"
      >
        <span lang={languageTag(other)}>{name}</span>
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={translate('shell.languageTitle', { language: name })}
            confirmLabel={translate('ui.confirm')}
            onConfirm={change}
            onClose={() => setAsking(false)}
          >
            {translate('shell.languageText')}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}
