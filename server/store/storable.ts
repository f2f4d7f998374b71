/** Returns the beginning of a text that a stranger wrote, as every database holds it: without NUL, and without half a character. */
export const storable = (text: string, most: number): string =>
  text.slice(0, most).replaceAll('\0', '\uFFFD').toWellFormed();
