import { messages } from '#generated/console/messages.en_us.gen.ts';
import { words as first } from './words.en_us.ts';

/** Every sentence in English, with the words of all entities. */
export const words = [...first, messages] as const;
