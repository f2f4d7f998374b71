/** Matches text that a spreadsheet may run as a formula once the sheet is saved as CSV (reliability A14). */
const RISKY = /^'*[=+\-@\t\r]/;
const NEUTRAL = /^'+[=+\-@\t\r]/;

/**
 * Returns a text that no spreadsheet takes for a formula: an apostrophe stands before one that could be.
 * A text that looks so already gets one more, so that `unescapeFormula` gives back exactly what was there.
 */
export const escapeFormula = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** Returns what `escapeFormula` was given. */
export const unescapeFormula = (text: string): string => (NEUTRAL.test(text) ? text.slice(1) : text);
