import type { Content } from '../frame.ts';
import { html } from '../html.ts';
import type { Words } from '../words.ts';

/** Content of the page "not found". */
export const missingPage = ({ text }: Words): Content => ({
  path: '',
  title: text.notFound,
  main: html`<h1>${text.notFound}</h1>
    <p>${text.notFoundText}</p>`,
});
