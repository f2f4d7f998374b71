import type { Language } from '#core/protocol/envelope.ts';
import { bootTranslate } from '../i18n/translate.ts';
import { PlainPage } from './PlainPage.tsx';

/** In place of everything, where host or scripts did not come (SES-07). */
export function BootFailure({ language }: { language: Language }) {
  const t = bootTranslate(language);
  return (
    <PlainPage title={t('boot.failed.title')} text={t('boot.failed.text')}>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {t('boot.retry')}
      </button>
    </PlainPage>
  );
}
