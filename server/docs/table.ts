import { html, type Html, type Part } from './html.ts';

/** A table that scrolls within itself where the window is narrower, by keyboard too. */
export const scrolling = (name: string, rows: Html, className = ''): Html =>
  html`<div class="scroll" role="region" tabindex="0" aria-label="${name}">
    <table class="${className}">
      ${rows}
    </table>
  </div>`;

/** A table of plain cells. The first of each row is its heading; `ids` are those of the rows. The head of a long one stays in sight. */
export function table(
  name: string,
  heads: readonly Part[],
  rows: readonly (readonly Part[])[],
  { ids, isLong = false }: { ids?: readonly string[]; isLong?: boolean } = {},
): Html {
  const row = ([first, ...rest]: readonly Part[], index: number) =>
    html`<tr${ids ? html` id="${ids[index]}"` : ''}><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`;
  return scrolling(
    name,
    html`<thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(row)}
      </tbody>`,
    isLong ? 'long' : '',
  );
}

/** A heading that can be linked to. */
export const heading = (level: 2 | 3, id: string, title: Part): Html => {
  const inner = html`${title} <a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a>`;
  return level === 2 ? html`<h2 id="${id}">${inner}</h2>` : html`<h3 id="${id}">${inner}</h3>`;
};
