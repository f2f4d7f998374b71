import { escapeFormula } from './escapeFormula.ts';

/** Longest text of a cell that spreadsheets accept, characters. */
const MOST_TEXT = 32_767;
/** Matches characters that XML 1.0 cannot carry or that its readers would change. */
const UNSPEAKABLE = /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const code = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Returns text escaped for XML; characters that XML cannot carry are written as spreadsheets do (`_x0007_`). */
export function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .replace(UNSPEAKABLE, code);
}

/** Returns the content of a text cell: never a formula, cut to the longest text allowed. */
export const cellText = (text: string): string => escaped(escapeFormula(text).slice(0, MOST_TEXT));
