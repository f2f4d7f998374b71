import { definitions, term } from '../definitions.ts';
import type { EntityFacts } from '../facts.ts';
import { html, joined, type Html, type Part } from '../html.ts';
import type { Words } from '../words.ts';

/** Section on storage: how the database keeps the rows. */
export function storageSection({ doc, meta }: EntityFacts, { text }: Words): Html {
  const groups = (columns: readonly (readonly string[])[]): Part =>
    columns.length === 0
      ? text.none
      : joined(
          columns.map((group) => html`<code>${group.join(', ')}</code>`),
          '; ',
        );
  const terms = [
    term(text.facts.table, html`<code>${meta!.table}</code>`),
    term(text.unique, groups(doc.unique)),
    term(text.global, groups(doc.global.map((name) => [name]))),
    term(text.indexes, groups(doc.indexes)),
  ];
  return definitions(terms, true);
}
