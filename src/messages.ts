import type { Language } from '#core/protocol/envelope.ts';
import { catalogueOf, type Catalogue } from './i18n/catalogue.ts';

/** Each language in a chunk of its own: nobody reads both. */
const WORDS: Record<Language, () => Promise<{ words: readonly [object, ...object[]] }>> = {
  zh_cn: () => import('./words.zh_cn.ts'),
  en_us: () => import('./words.en_us.ts'),
};

/** Loads every sentence of a language: react-admin's words, those of the schemas, of src/ui, and our own. */
export async function loadMessages(language: Language): Promise<Catalogue> {
  const { words } = await WORDS[language]();
  const [ra, ...rest] = words;
  return catalogueOf(ra, ...rest);
}
