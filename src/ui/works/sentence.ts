import type { Words } from './works.ts';

/** A sentence that is written already, and no key: a colon in it is no name of a catalogue. */
export const sentence = (text: string): Words => ({ key: text, args: { _: text } });
