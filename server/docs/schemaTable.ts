import type { SchemaNode } from '#core/entity/doc.ts';
import { html, joined, type Html } from './html.ts';
import { bounds, typeOf, type ShapeLink } from './schemaText.ts';
import { scrolling } from './table.ts';
import type { Words } from './words.ts';

interface Row {
  /** With dots, and [] for the items of a list. */
  path: string;
  schema: SchemaNode;
  required: boolean;
}

const propertiesOf = (schema: SchemaNode): [string, SchemaNode][] =>
  Object.entries((schema['properties'] ?? {}) as Record<string, SchemaNode>);

/** Returns a row for each member, those of inner objects and lists below their own. */
function rows(schema: SchemaNode, above = ''): Row[] {
  const required = (schema['required'] ?? []) as readonly string[];
  return propertiesOf(schema).flatMap(([name, member]) => {
    const path = `${above}${name}`;
    const items = member['items'] as SchemaNode | undefined;
    return [
      { path, schema: member, required: required.includes(name) },
      ...rows(member, `${path}.`),
      ...(items ? rows(items, `${path}[].`) : []),
    ];
  });
}

/** A description is written once, in English. */
const described = (schema: SchemaNode, { tag }: Words): Html | false =>
  typeof schema['description'] === 'string' &&
  html`<span${tag === 'en' ? '' : html` lang="en"`}>${schema['description']}</span>`;

/** A table of the members of an object; what is no object is its type in words. */
export function schemaTable(schema: SchemaNode, words: Words, link: ShapeLink, name: string): Html {
  const members = rows(schema);
  const { text } = words;
  if (members.length === 0) {
    const isNothing = schema['type'] === 'object';
    return html`<p>${isNothing ? text.nothing : typeOf(schema, words, link)}</p>`;
  }
  const line = ({ path, schema: member, required }: Row) =>
    html`<tr>
      <th scope="row"><code>${path}</code></th>
      <td>${typeOf(member, words, link)}</td>
      <td class="word">${required ? text.required : html`<span class="muted">${text.optional}</span>`}</td>
      <td>
        ${joined(
          [...bounds(member, words), described(member, words)].filter((part) => part !== false),
          html`<br />`,
        )}
      </td>
    </tr>`;
  return scrolling(
    name,
    html`<thead>
        <tr>
          <th scope="col">${text.column.field}</th>
          <th scope="col">${text.column.type}</th>
          <th scope="col"><span class="visually-hidden">${text.required}</span></th>
          <th scope="col">${text.column.notes}</th>
        </tr>
      </thead>
      <tbody>
        ${members.map(line)}
      </tbody>`,
  );
}
