import type { Language } from '#core/protocol/envelope.ts';
import { catalogueOf, type Catalogue } from './i18n/catalogue.ts';

type Words = Record<Language, () => Promise<{ words: readonly [object, ...object[]] }>>;

/** Each language in a chunk of its own: nobody reads both. The words of an entity load with its pages (ui/entityWords.ts). */
const FIRST: Words = {
  zh_cn: () => import('./words.zh_cn.ts'),
  en_us: () => import('./words.en_us.ts'),
};

/** With the words of all entities: in development a changed word shows at once. */
const ALL: Words = import.meta.env.DEV
  ? { zh_cn: () => import('./allWords.zh_cn.ts'), en_us: () => import('./allWords.en_us.ts') }
  : FIRST;

/** Loads the sentences of a language: react-admin's words, those of the schemas, of src/ui, and our own. */
export async function loadMessages(language: Language, which: 'first' | 'all' = 'all'): Promise<Catalogue> {
  const { words } = await (which === 'all' ? ALL : FIRST)[language]();
  const [ra, ...rest] = words;
  return catalogueOf(ra, ...rest);
}
