import { LANGUAGES, type Language } from '#core/protocol/envelope.ts';
import { localStore, type SafeStorage } from '../transport/browserStorage.ts';

/** Languages by their name in local storage, which is `cn` or `en` (SES-14); the full names are accepted too. */
const STORED: Record<string, Language> = { cn: 'zh_cn', en: 'en_us', zh_cn: 'zh_cn', en_us: 'en_us' };
const SPELLED: Record<Language, string> = { zh_cn: 'cn', en_us: 'en' };
/** `zh_cn` is not a BCP-47 tag, and Intl throws on it. */
const TAGS: Record<Language, string> = { zh_cn: 'zh-CN', en_us: 'en-US' };
const KEY = 'vitrine.language';

/** Name of each language in that language; never translated. */
export const LANGUAGE_NAMES: Record<Language, string> = { zh_cn: '简体中文', en_us: 'English' };

/** Returns the saved choice, else the browser's language: English if it starts with "en", else Chinese (SES-14). */
export function currentLanguage(storage: SafeStorage = localStore, browser: string = navigator.language): Language {
  const stored = STORED[storage.getItem(KEY) ?? ''];
  return stored ?? (browser.toLowerCase().startsWith('en') ? 'en_us' : 'zh_cn');
}

/** Saves the choice in this browser; the server does not get it (SES-14). */
export function storeLanguage(language: Language, storage: SafeStorage = localStore): void {
  storage.setItem(KEY, SPELLED[language]);
}

export const otherLanguage = (language: Language): Language => LANGUAGES.find((one) => one !== language) ?? language;

/** Returns the tag for `Intl` and for the document's `lang`. */
export const languageTag = (language: string): string => TAGS[language as Language] ?? language;
