import { messages } from '#generated/console/messages.en_us.gen.ts';
import { en_us } from './i18n/en_us.ts';
import { raEnglish } from './i18n/ra.en_us.ts';
import { uiMessages } from './ui/messages.en_us.ts';

/** The same in English. */
export const words = [raEnglish, messages, { ui: uiMessages }, en_us] as const;
