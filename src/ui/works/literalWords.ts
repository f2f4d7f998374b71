import type { Words } from './works.ts';

/** Words of a text that is written already, and no key: a colon in it is no name of a catalogue. */
export const literalWords = (text: string): Words => ({ key: text, args: { _: text } });
