import { useI18nProvider, useTranslate, type I18nProvider } from 'react-admin';

/** Returns whether the i18n provider can add messages, as the console's can. */
const isGrowing = (provider: I18nProvider): provider is I18nProvider & { add: (sentences: object) => void } =>
  'add' in provider;

type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** Sentences that are needed by a page alone, in both languages: they come with the page's script, not with the first list's. */
export interface PageSentences {
  en_us: object;
  zh_cn: object;
}

/** Joins both languages of a page's sentences; the types hold that neither lacks a key of the other. */
export const bothLanguages = <T extends object>(en_us: T, zh_cn: SameKeys<T>) =>
  ({ en_us, zh_cn }) as const satisfies PageSentences;

const given = new WeakMap<I18nProvider, Set<PageSentences>>();

/** Adds sentences to the console's, once. */
export function addSentences(provider: I18nProvider, sentences: PageSentences): void {
  const known = given.get(provider) ?? new Set();
  if (!isGrowing(provider) || known.has(sentences)) return;
  provider.add(provider.getLocale() === 'zh_cn' ? sentences.zh_cn : sentences.en_us);
  given.set(provider, known.add(sentences));
}

/** Returns the console's `translate`, which knows these sentences from now on. */
export function useSentences(...sentences: readonly PageSentences[]): ReturnType<typeof useTranslate> {
  const provider = useI18nProvider();
  for (const each of sentences) addSentences(provider, each);
  return useTranslate();
}
