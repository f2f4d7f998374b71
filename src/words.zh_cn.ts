import { first } from '#generated/console/first.zh_cn.gen.ts';
import { raChinese } from './i18n/ra.zh_cn.ts';
import { zh_cn } from './i18n/zh_cn.ts';
import { uiMessages } from './ui/messages.zh_cn.ts';

/** Sentences that every page has in Chinese, later parts over earlier ones: one file, since they say the same words and pack well together. */
export const words = [raChinese, first, { ui: uiMessages }, zh_cn] as const;
