/** Matches text that a spreadsheet may run as a formula once the sheet is saved as CSV (reliability A14). */
const RISKY = /^'*[=+\-@\t\r]/;
const NEUTRAL = /^'+[=+\-@\t\r]/;

/**
 * Returns a text that no spreadsheet runs as a formula: puts an apostrophe before one that could be. A text that
 * already looks escaped gets another one, so that `unescapeFormula` restores exactly the original.
 */
export const escapeFormula = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** Returns the original of an escaped text. */
export const unescapeFormula = (text: string): string => (NEUTRAL.test(text) ? text.slice(1) : text);
