import type { Page } from 'playwright-core';
import { catalogueOf, type Catalogue } from '#src/i18n/catalogue.ts';
import { words as english } from '#src/words.en_us.ts';
import { words as chinese } from '#src/words.zh_cn.ts';
import { frameWords } from '#src/phone/frameWords.ts';
import { phoneWords } from '#src/phone/words.ts';
import { visitWords } from '#src/visit/words.ts';
import { en_us as bootEnglish } from '#src/i18n/boot.en_us.ts';
import { zh_cn as bootChinese } from '#src/i18n/boot.zh_cn.ts';
import type { Locale } from '../../support/browser.ts';
import { entitySentences, pageSentences } from '../places/sentences.ts';

/** Returns every message of a catalogue. */
function sentences(catalogue: Catalogue): string[] {
  return Object.values(catalogue).flatMap((value) => (typeof value === 'string' ? [value] : sentences(value)));
}

const [raEnglish, ...moreEnglish] = english;
const [raChinese, ...moreChinese] = chinese;
const later = [...pageSentences, ...entitySentences];
const CATALOGUES: Record<Locale, Catalogue> = {
  'en-US': catalogueOf(raEnglish, ...moreEnglish, ...later.map(({ en_us }) => en_us), {
    boot: bootEnglish,
    frame: frameWords.en_us,
    phone: phoneWords.en_us,
    visit: visitWords.en_us,
  }),
  'zh-CN': catalogueOf(raChinese, ...moreChinese, ...later.map(({ zh_cn }) => zh_cn), {
    boot: bootChinese,
    frame: frameWords.zh_cn,
    phone: phoneWords.zh_cn,
    visit: visitWords.zh_cn,
  }),
};
const SAID: Record<Locale, Set<string>> = {
  'en-US': new Set(sentences(CATALOGUES['en-US'])),
  'zh-CN': new Set(sentences(CATALOGUES['zh-CN'])),
};
const ROOTS = [...new Set(Object.values(CATALOGUES).flatMap((catalogue) => Object.keys(catalogue)))];
/** Pattern of a message key shown instead of its message: "resources.ads.fields.name". */
const KEY = new RegExp(`(?:^|[\\s"(])(?:${ROOTS.join('|')})\\.[a-zA-Z_]+(?:\\.[\\w-]+)*(?:$|[\\s")])`);
const UNFILLED = /\{\{|%\{|\bundefined\b|\[object |\bNaN\b|Invalid Date/;
/** Dates in the format of the other language. */
const FOREIGN_DATES: Record<Locale, RegExp> = {
  'en-US': /\d\s?[年月日]|上午|下午/,
  'zh-CN': /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d|\d\s?[AP]M\b/,
};

/** Demo data that reads like a label: names of roles, groups and systems. */
const DATA: ReadonlySet<string> = new Set(['店长', '门店管理员', '编辑', '写字楼', 'Android', 'Windows']);

const OTHER: Record<Locale, Locale> = { 'en-US': 'zh-CN', 'zh-CN': 'en-US' };

/** Patterns of messages with placeholders. Messages with little other text would match everything. */
const filledForms = (locale: Locale): RegExp[] =>
  [...SAID[locale]]
    .filter((sentence) => sentence.includes('{{') && sentence.replace(/\{\{.*?\}\}/g, '').trim().length > 3)
    .map((sentence) => {
      const escaped = sentence.split(/\{\{.*?\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${escaped.join('.+')}$`);
    });
const FORMS: Record<Locale, RegExp[]> = { 'en-US': filledForms('en-US'), 'zh-CN': filledForms('zh-CN') };

/** Returns whether only the other language has this text. */
function isForeign(text: string, locale: Locale): boolean {
  const other = OTHER[locale];
  if (SAID[locale].has(text) || DATA.has(text)) return false;
  if (SAID[other].has(text)) return true;
  return FORMS[other].some((form) => form.test(text)) && !FORMS[locale].some((form) => form.test(text));
}

/** Returns every text of a page: visible text, and the names of pictures, fields and buttons. */
function texts(): string[] {
  const found = new Set<string>([document.title]);
  const own = document.documentElement.lang;
  const add = (text: string | null | undefined): void => {
    const trimmed = text?.trim();
    if (trimmed) found.add(trimmed);
  };
  for (const element of document.querySelectorAll('body *')) {
    const { lang } = element.closest<HTMLElement>('[lang]') ?? document.documentElement;
    if (lang !== own || element.closest('script, style')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      add(element.getAttribute(name));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
  }
  return [...found];
}

/**
 * Returns texts that are not in the console's language: keys, unfilled placeholders, labels and dates of the other
 * language.
 */
export async function wrongWords(page: Page, locale: Locale): Promise<string[]> {
  const problems: string[] = [];
  for (const text of await page.evaluate(texts)) {
    if (KEY.test(text)) problems.push(`untranslated: ${text}`);
    else if (UNFILLED.test(text)) problems.push(`not filled in: ${text}`);
    else if (FOREIGN_DATES[locale].test(text)) problems.push(`a date of the other language: ${text}`);
    else if (isForeign(text, locale)) problems.push(`of the other language: ${text}`);
  }
  return problems;
}
