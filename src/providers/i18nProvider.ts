import { createInstance } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { LANGUAGES, type Language } from '#core/protocol/envelope.ts';
import { inPhrase } from '../i18n/inPhrase.ts';

/**
 * Makes the i18n provider of one language. There is one at a time: switching stores the choice and loads the
 * page anew (SES-13), so the other language's sentences need not be here.
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
  // What a page alone says comes with its script (src/ui/sentences.ts).
  return {
    ...provider,
    add: (sentences) => instance.addResourceBundle(language, 'translation', sentences, true, true),
  };
}
