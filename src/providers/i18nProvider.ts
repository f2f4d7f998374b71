import { createInstance } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { LANGUAGES, type Language } from '#core/protocol/envelope.ts';

/**
 * Makes the i18n provider of one language. There is one at a time: switching stores the choice and loads the
 * page anew (SES-13), so the other language's sentences need not be here.
 */
export function createI18nProvider(
  language: Language,
  catalogue: object,
  names: Record<Language, string>,
): Promise<I18nProvider> {
  return getI18nProvider(
    createInstance(),
    {
      lng: language,
      fallbackLng: language,
      resources: { [language]: { translation: catalogue } },
      // React escapes; twice would show "A &amp; B".
      interpolation: { escapeValue: false },
    },
    LANGUAGES.map((locale) => ({ locale, name: names[locale] })),
  );
}
