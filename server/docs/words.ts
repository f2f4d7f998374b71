import type { Language } from '#core/protocol/envelope.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { schemaWords, widgetWords, wordIn, type Messages } from '../policies/words.ts';
import { en_us } from './texts.en_us.ts';
import { zh_cn } from './texts.zh_cn.ts';

/** Texts of one language for a page: its own, and the words of the schemas. */
export interface Words {
  language: Language;
  /** BCP 47, for the page's `lang`. */
  tag: string;
  text: typeof en_us;
  /** Returns a word of the schemas by its key. Throws where there is none: a page never shows a key. */
  say(...path: string[]): string;
  /** Returns a word that may be missing. */
  find(...path: string[]): string | undefined;
}

function wordsOf(language: Language, tag: string, text: typeof en_us, messages: Messages): Words {
  const find = (...path: string[]): string | undefined => wordIn(messages, path);
  const say = (...path: string[]): string => {
    const word = find(...path);
    if (word === undefined) throw new Error(`the messages of ${language} have no ${path.join('.')}`);
    return word;
  };
  return { language, tag, text, say, find };
}

/** The console's messages have the sentences of few errors; the documentation needs all. */
const errorsIn = (side: 'zh' | 'en'): Messages =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error[side]]));

/** Everything that the schemas say in a language. */
const saidIn = (language: Language, side: 'zh' | 'en'): Messages => {
  const [own, widgets] = [schemaWords[language], widgetWords[language]];
  const both = (key: string) => ({ ...(own[key] as Messages), ...(widgets[key] as Messages) });
  return { ...own, resources: both('resources'), rules: both('rules'), errors: errorsIn(side) };
};

/** The words of each language. */
export const words: Readonly<Record<Language, Words>> = {
  zh_cn: wordsOf('zh_cn', 'zh-CN', zh_cn, saidIn('zh_cn', 'zh')),
  en_us: wordsOf('en_us', 'en', en_us, saidIn('en_us', 'en')),
};
