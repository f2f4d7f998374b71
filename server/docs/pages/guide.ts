import type { Content } from '../frame.ts';
import { guides } from '../guide/guide.ts';
import { html } from '../html.ts';
import { heading } from '../table.ts';
import type { Words } from '../words.ts';

/** The guide for people who use the console: tasks in the order in which a new enterprise meets them. */
export function guidePage({ text, language }: Words): Content {
  const guide = guides[language];
  const main = html`<h1>${text.pages.guide}</h1>
    <p>${guide.intro}</p>
    ${guide.tasks.map(
      ({ key, title, intro, steps, path }) =>
        html`${heading(2, key, title)}
          <p>${intro}</p>
          <ol>
            ${steps.map((step) => html`<li>${step}</li>`)}
          </ol>
          ${path ? html`<p><a href="${path}">${guide.open}</a></p>` : ''}`,
    )}`;
  return { path: 'guide', title: text.pages.guide, main };
}
