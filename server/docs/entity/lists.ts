import { definitions, term } from '../definitions.ts';
import type { EntityFacts } from '../facts.ts';
import { html, joined, type Html, type Part } from '../html.ts';
import { table } from '../table.ts';
import { permission } from '../terms.ts';
import type { Words } from '../words.ts';
import { fieldItem } from './labels.ts';

/** Name of the default view of every list. */
const DEFAULT = 'list';

function viewsTable(facts: EntityFacts, words: Words): Html {
  const { text } = words;
  const { views: own, perm, resource } = facts.meta!;
  const views = own.some(({ name }) => name === DEFAULT) ? own : [{ name: DEFAULT, perm: perm.list }, ...own];
  const rows = views.map(({ name, perm: needed }) => {
    const where = facts.doc.views[name];
    return [
      name === DEFAULT ? text.defaultView : words.say('resources', resource, 'views', name),
      html`<code>${name}</code>`,
      permission(needed, words),
      where === undefined ? text.allRows : html`<code class="wrap">${where}</code>`,
    ];
  });
  const { view, permission: code, rows: which } = text.column;
  const ids = views.map(({ name }) => `view-${name}`);
  return table(text.sections.lists, [view, text.facts.name, code, which], rows, { ids });
}

/** Section on the list: views, filters, sort fields and search. */
export function listsSection(facts: EntityFacts, words: Words): Html {
  const { text } = words;
  const { sortable, sort, search, filters } = facts.meta!;
  const named = (names: readonly string[]): Part =>
    names.length === 0
      ? text.none
      : joined(
          names.map((name) => fieldItem(facts, name, words)),
          ', ',
        );
  const rows = Object.entries(filters).map(([name, operators]) => [
    fieldItem(facts, name, words),
    operators.map((operator) => text.operators[operator]).join(', '),
  ]);
  const facets = [
    term(text.columnsOf, named(facts.doc.columns)),
    term(text.sortable, named(sortable)),
    term(text.defaultOrder, html`${fieldItem(facts, sort.field, words)}, ${text.order[sort.order]}`),
    term(text.searched, named(search)),
  ];
  return html`${viewsTable(facts, words)} ${definitions(facets, true)}
    <h3 id="filters">${text.filters}</h3>
    ${table(text.filters, [text.column.field, text.column.constraints], rows)}`;
}
