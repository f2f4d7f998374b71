import { first } from '#generated/console/first.en_us.gen.ts';
import { en_us } from './i18n/en_us.ts';
import { raEnglish } from './i18n/ra.en_us.ts';
import { uiMessages } from './ui/messages.en_us.ts';

/** The same in English. */
export const words = [raEnglish, first, { ui: uiMessages }, en_us] as const;
