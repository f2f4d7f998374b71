import type { Language } from '#core/protocol/envelope.ts';
import { catalogueOf, type Catalogue } from './i18n/catalogue.ts';

/** Each language in a chunk of its own: nobody reads both. Later parts win over earlier ones. */
const PARTS: Record<Language, () => Promise<readonly object[]>> = {
  zh_cn: async () => {
    const [ra, generated, ui, own] = await Promise.all([
      import('./i18n/ra.zh_cn.ts'),
      import('#generated/console/messages.zh_cn.gen.ts'),
      import('./ui/messages.zh_cn.ts'),
      import('./i18n/zh_cn.ts'),
    ]);
    return [ra.raChinese, generated.messages, { ui: ui.uiMessages }, own.zh_cn];
  },
  en_us: async () => {
    const [ra, generated, ui, own] = await Promise.all([
      import('./i18n/ra.en_us.ts'),
      import('#generated/console/messages.en_us.gen.ts'),
      import('./ui/messages.en_us.ts'),
      import('./i18n/en_us.ts'),
    ]);
    return [ra.raEnglish, generated.messages, { ui: ui.uiMessages }, own.en_us];
  },
};

/** Loads every sentence of a language: react-admin's words, those of the schemas, of src/ui, and our own. */
export async function loadMessages(language: Language): Promise<Catalogue> {
  const [ra, ...rest] = await PARTS[language]();
  return catalogueOf(ra!, ...rest);
}
