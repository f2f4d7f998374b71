import { useEffect } from 'react';
import type { Language } from '#core/protocol/envelope.ts';
import { bootTranslate } from '../i18n/translate.ts';
import type { Brand } from '#core/brand.ts';
import { PlainPage } from './PlainPage.tsx';

/** The 404 page of somebody who is not signed in (SES-01). */
export function PlainNotFound({ language, brand }: { language: Language; brand: Brand }) {
  const t = bootTranslate(language);
  const title = t('notFound.title');
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
  return (
    <PlainPage brand={brand} mark="404" title={title} text={t('notFound.text')}>
      <a className="plain-button" href="/">
        {t('notFound.home')}
      </a>
    </PlainPage>
  );
}
