import type { WidgetDoc, WidgetPropDoc } from '#core/entity/doc.ts';
import { widgetDocs } from '#generated/docs/docs.gen.ts';
import type { Content } from '../frame.ts';
import { html, joined, type Html, type Part } from '../html.ts';
import { bounds } from '../schemaText.ts';
import { heading, table } from '../table.ts';
import { permission } from '../terms.ts';
import type { Words } from '../words.ts';

const code = (text: string): Html => html`<code class="wrap">${text}</code>`;

const isThere = (part: Part | false | undefined): part is Part => part !== false && part !== undefined;

function limitText({ most, where, rule }: WidgetDoc['limits'][number], words: Words): Html {
  const { text } = words;
  const counted = where === undefined ? '' : html` ${text.there} ${code(where)}`;
  return html`${text.widgets.most(most)}${counted}${rule === undefined ? '' : html` (${words.say('rules', rule)})`}`;
}

/** List of what a widget is beside its properties. */
function factsOf({ kind, source, perm, size, limits, opaque }: WidgetDoc, words: Words): Html {
  const { text } = words;
  const facts: readonly (readonly [string, Part])[] = [
    [text.facts.name, html`<code>${kind}</code>`],
    [text.facts.source, html`<code>${source}</code>`],
    [text.column.permission, permission(perm ?? 'layout.edit', words)],
    [text.widgets.size, text.widgets.pixels(size.width, size.height)],
    ...limits.map((limit) => [text.widgets.limit, limitText(limit, words)] as const),
    [
      text.widgets.opaque,
      typeof opaque === 'string' ? html`${text.there} ${code(opaque)}` : opaque ? text.widgets.yes : text.widgets.no,
    ],
  ];
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

function valuesOf({ resource }: WidgetDoc, { name, values }: WidgetPropDoc, words: Words): Part {
  if (values === undefined) return '';
  const items = values.map(
    (value) => html`<li><code>${value}</code> ${words.say('resources', resource, 'values', name, value)}</li>`,
  );
  return html`<ul class="values">
    ${items}
  </ul>`;
}

function propsTable(doc: WidgetDoc, words: Words): Html {
  const { text } = words;
  const { field, type, constraints, notes } = text.column;
  const rows = doc.props.map((prop) => [
    html`${words.say('resources', doc.resource, 'fields', prop.name)}<br /><code>${prop.name}</code>`,
    html`${text.kinds[prop.kind]}${valuesOf(doc, prop, words)}`,
    html`${joined(bounds(prop.json, words), html`<br />`)}`,
    html`${joined(
      [
        prop.required && html`<strong>${prop.when ? text.requiredWhen : text.required}</strong>`,
        prop.when !== undefined && html`${text.there} ${code(prop.when)}`,
        prop.filter !== undefined && html`${text.refersTo} ${code(prop.filter)}`,
        prop.default !== undefined && html`${text.defaultIs} ${code(JSON.stringify(prop.default))}`,
        words.find('resources', doc.resource, 'help', prop.name),
      ].filter(isThere),
      html`<br />`,
    )}`,
  ]);
  return table(words.say('resources', doc.resource, 'name'), [field, type, constraints, notes], rows, {
    ids: doc.props.map(({ name }) => `${doc.kind}-${name}`),
  });
}

function rulesOf({ name, rules }: WidgetDoc, words: Words): Part {
  if (rules.length === 0) return '';
  const { rule, said, asserted } = words.text.column;
  const rows = rules.map(({ id, assert }) => [
    html`<code>${name}.${id}</code>`,
    words.say('rules', `${name}.${id}`),
    code(assert),
  ]);
  return table(words.text.sections.rules, [rule, said, asserted], rows);
}

/** The widgets that a layout can hold: what each is, its properties, what must hold. */
export function widgetsPage(words: Words): Content {
  const { text } = words;
  const main = html`<h1>${text.pages.widgets}</h1>
    <p>${text.widgets.intro}</p>
    ${widgetDocs.map(
      (doc) =>
        html`${heading(2, doc.kind, words.say('resources', doc.resource, 'name'))} ${factsOf(doc, words)}
        ${doc.props.length > 0 ? propsTable(doc, words) : ''} ${rulesOf(doc, words)}`,
    )}`;
  return { path: 'widgets', title: text.pages.widgets, main };
}
