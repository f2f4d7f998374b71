import Translate from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import { LANGUAGE_NAMES, languageTag, otherLanguage } from '../../i18n/language.ts';
import { useConsole } from '../consoleContext.ts';

/** The other language, in its own words. */
export function LanguageButton({ onClick }: { onClick: () => void }) {
  const other = otherLanguage(useConsole().services.language);
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<Translate fontSize="small" />}
      onClick={onClick}
      className="topbar-language"
    >
      <span lang={languageTag(other)}>{LANGUAGE_NAMES[other]}</span>
    </Button>
  );
}
