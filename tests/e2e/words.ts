import { messages as ownEnglish } from '#generated/console/messages.en_us.gen.ts';
import { messages as ownChinese } from '#generated/console/messages.zh_cn.gen.ts';
import { adSentences } from '#resources/ads/sentences.ts';
import { designerSentences } from '#resources/layouts/designer/designerSentences.ts';
import { draftSentences } from '#resources/layouts/draft/draftSentences.ts';
import { materialChoiceSentences } from '#resources/parts/materials/sentences.ts';
import { materialSentences } from '#resources/parts/library/sentences.ts';
import { batchSentences } from '#src/ui/actions/sentences.ts';
import { bulkSentences } from '#src/ui/bulk/sentences.ts';
import { dateSentences } from '#src/ui/dates/sentences.ts';
import { workSentences } from '#src/ui/works/sentences.ts';
import { en_us as bootEnglish } from '#src/i18n/boot.en_us.ts';
import { zh_cn as bootChinese } from '#src/i18n/boot.zh_cn.ts';
import { en_us } from '#src/i18n/en_us.ts';
import { zh_cn } from '#src/i18n/zh_cn.ts';
import { inPhrase } from '#src/i18n/inPhrase.ts';
import { uiMessages as uiEnglish } from '#src/ui/messages.en_us.ts';
import { uiMessages as uiChinese } from '#src/ui/messages.zh_cn.ts';

/** The console's messages in each language; stories find elements by these texts. */
export const words = {
  'en-US': {
    own: ownEnglish,
    ui: { ...uiEnglish, ...dateSentences.en_us.ui, ...bulkSentences.en_us.ui, ...batchSentences.en_us.ui },
    frame: {
      ...en_us,
      ...workSentences.en_us,
      ...materialSentences.en_us,
      ...adSentences.en_us,
      ...materialChoiceSentences.en_us,
      ...designerSentences.en_us,
      ...draftSentences.en_us,
    },
  },
  'zh-CN': {
    own: ownChinese,
    ui: { ...uiChinese, ...dateSentences.zh_cn.ui, ...bulkSentences.zh_cn.ui, ...batchSentences.zh_cn.ui },
    frame: {
      ...zh_cn,
      ...workSentences.zh_cn,
      ...materialSentences.zh_cn,
      ...adSentences.zh_cn,
      ...materialChoiceSentences.zh_cn,
      ...designerSentences.zh_cn,
      ...draftSentences.zh_cn,
    },
  },
} as const;

type Sentences<T> = { readonly [K in keyof T]: T[K] extends string ? string : Sentences<T[K]> };
export type Words = Sentences<(typeof words)['en-US']>;

/** Messages of the login page and of the pages around it. */
export const boot = { 'en-US': bootEnglish, 'zh-CN': bootChinese } as const;

/** Fills a sentence's `{{name}}` and `{{name, inPhrase}}` places. */
export function filled(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)(, inPhrase)?\}\}/g, (_, name: string, phrase?: string) => {
    const value = String(values[name] ?? '');
    return phrase ? inPhrase(value) : value;
  });
}

/** Finds what begins as a sentence does, up to its first `{{name}}` place. */
export const opening = (sentence: string): RegExp =>
  new RegExp(`^${(sentence.split('{{')[0] ?? '').trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
