import { escapeHtml } from '../escapeHtml.ts';

/** Text that is already HTML and is not escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Value allowed in a template: text is escaped, lists are joined, missing or false values print nothing. */
export type Part = Html | string | number | false | null | undefined | readonly Part[];

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === false || part === null || part === undefined) return '';
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
}

/** Template tag for HTML. Escapes all values, in text and in quoted attributes alike. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((before, text, index) => before + textOf(parts[index - 1]) + text));

/** Joins parts by a separator. */
export const joined = (parts: readonly Part[], separator: Part): Part[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
