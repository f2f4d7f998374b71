/** What is put into the gaps of a sentence, by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** Returns a sentence with its gaps, `{{…}}`, filled. */
export const filled = (sentence: string, values: Values): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_whole, key: string) => String(values[key] ?? ''));
