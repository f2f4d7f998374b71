import { createInstance } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { LANGUAGES, type Language } from '#core/protocol/envelope.ts';
import { inPhrase } from '../i18n/inPhrase.ts';

/**
 * Creates the i18n provider of one language. Only one is loaded at a time: switching saves the choice and reloads the
 * page (SES-13), so the other language's messages are not needed here.
 */
export async function createI18nProvider(
  language: Language,
  catalogue: object,
  names: Record<Language, string>,
): Promise<I18nProvider & { add: (sentences: object) => void }> {
  const instance = createInstance();
  const provider = await getI18nProvider(
    instance,
    {
      lng: language,
      fallbackLng: language,
      resources: { [language]: { translation: catalogue } },
      // React escapes; twice would show "A &amp; B".
      interpolation: { escapeValue: false },
    },
    LANGUAGES.map((locale) => ({ locale, name: names[locale] })),
  );
  instance.services.formatter?.add('inPhrase', inPhrase);
  // Messages of a single page load with its script (src/ui/sentences.ts).
  return {
    ...provider,
    add: (sentences) => instance.addResourceBundle(language, 'translation', sentences, true, true),
  };
}
