import { messages } from '#generated/console/messages.zh_cn.gen.ts';
import { raSentences } from './i18n/raRest.zh_cn.ts';
import { words as first } from './words.zh_cn.ts';

/** Every sentence in Chinese, with the words of all entities. */
export const words = [...first, raSentences.zh_cn, messages] as const;
