import { html, type Html, type Part } from './html.ts';

/** One fact with its name. */
export const term = (name: string, value: Part): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Facts side by side; `isWide`: below each other. */
export const definitions = (terms: readonly Part[], isWide = false): Html =>
  html`<dl class="${isWide ? 'facts facts-wide' : 'facts'}">${terms}</dl>`;
