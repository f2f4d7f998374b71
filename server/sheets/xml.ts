import { neutral } from './neutral.ts';

/** Longest text of a cell that spreadsheets open. */
const MOST_TEXT = 32_767;
/** What XML 1.0 cannot carry, and what its readers would change. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSPEAKABLE =
  /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const code = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Returns text for an XML document: markup escaped, what XML cannot carry written as spreadsheets do (`_x0007_`). */
export function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .replace(UNSPEAKABLE, code);
}

/** Returns what stands in a cell of text: never a formula, never too long. */
export const cellText = (text: string): string => escaped(neutral(text).slice(0, MOST_TEXT));
