import type { Content } from '../frame.ts';
import { html } from '../html.ts';
import type { Words } from '../words.ts';

/** What stands where there is no page. */
export const missingPage = ({ text }: Words): Content => ({
  path: '',
  title: text.notFound,
  main: html`<h1>${text.notFound}</h1>
    <p>${text.notFoundText}</p>`,
});
