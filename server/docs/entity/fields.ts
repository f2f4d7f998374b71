import type { FieldDoc, FormFieldDoc, SchemaNode } from '#core/entity/doc.ts';
import type { FieldMeta, FileMeta } from '#core/entity/meta.ts';
import type { EntityFacts } from '../facts.ts';
import { html, joined, type Html, type Part } from '../html.ts';
import { bounds, typeOf } from '../schemaText.ts';
import { scrolling } from '../table.ts';
import { entityLink, permission } from '../terms.ts';
import { bytes } from '../units.ts';
import type { Words } from '../words.ts';
import { fieldLabel } from './labels.ts';

const code = (text: string): Html => html`<code class="wrap">${text}</code>`;

function values({ doc }: EntityFacts, path: readonly string[], names: readonly string[], words: Words): Html {
  const items = names.map(
    (value) => html`<li><code>${value}</code> ${words.say('resources', doc.resource, 'values', ...path, value)}</li>`,
  );
  return html`<ul class="values">
    ${items}
  </ul>`;
}

function type(facts: EntityFacts, { kind, ref, values: names, name }: FieldMeta, words: Words): Html {
  const { text } = words;
  const target =
    ref?.to !== undefined ? html` ${text.to} ${entityLink(ref.to, words)}` : ref?.toBy ? ` ${text.toBy(ref.toBy)}` : '';
  return html`${text.kinds[kind]}${target}${names ? values(facts, [name], names, words) : ''}`;
}

/** Returns the type of a list's items or of an object's members, which only the JSON Schema gives. */
const structure = (json: SchemaNode, words: Words): Part[] =>
  json['items'] === undefined ? [] : [typeOf(json, words, (name) => `#shape-${name}`)];

function fileBounds({ accept, maxBytes, maxCount, dedupe }: FileMeta, words: Words): Part[] {
  const { bounds: text, dedupe: once } = { ...words.text };
  return [
    joined(accept.map(code), ' '),
    maxBytes !== undefined && text.upTo(bytes(maxBytes, words)),
    maxCount !== undefined && text.files(maxCount),
    dedupe === true && once,
  ].filter((part) => part !== false);
}

function notes(facts: EntityFacts, field: FieldMeta, doc: FieldDoc | undefined, words: Words): Part[] {
  const { text } = words;
  const isLocked = facts.meta!.lock.includes(field.name);
  const help = words.find('resources', facts.doc.resource, 'help', field.name);
  return [
    field.required && html`<strong>${doc?.when ? text.requiredWhen : text.required}</strong>`,
    field.readOnly && !field.derived && text.readOnly,
    field.writeOnly && text.writeOnly,
    doc?.derive !== undefined && html`${text.derived} ${code(doc.derive)}`,
    doc?.when !== undefined && html`${text.there} ${code(doc.when)}`,
    doc?.filter !== undefined && html`${text.refersTo} ${code(doc.filter)}`,
    field.default !== undefined && html`${text.defaultIs} ${code(JSON.stringify(field.default))}`,
    isLocked && text.locked,
    field.readPerm !== undefined && html`${text.readPerm} ${permission(field.readPerm, words)}`,
    field.readIn !== undefined && `${text.readIn} ${field.readIn.map((system) => text.systems[system]).join(', ')}`,
    field.writePerm !== undefined && html`${text.writePerm} ${permission(field.writePerm, words)}`,
    help,
  ].filter((part) => part !== false && part !== undefined);
}

const lines = (parts: readonly Part[]): Part[] => joined(parts, html`<br />`);

/** Table of the fields that calls carry, with their constraints in words. */
export function fieldsTable(facts: EntityFacts, words: Words): Html {
  const { text } = words;
  const docs = new Map(facts.doc.fields.map((doc) => [doc.name, doc]));
  const row = (field: FieldMeta) => {
    const doc = docs.get(field.name);
    const json = doc?.json ?? {};
    const constraints = [
      ...structure(json, words),
      ...bounds(json, words),
      ...(field.file ? fileBounds(field.file, words) : []),
    ];
    const carried = field.in.map((operation) => html`<span class="tag">${text.operations[operation]}</span>`);
    return html`<tr id="field-${field.name}">
      <th scope="row">
        ${fieldLabel(facts, field.name, words)}<br /><a class="quiet" href="#field-${field.name}"
          ><code>${field.name}</code></a
        >
      </th>
      <td>${type(facts, field, words)}</td>
      <td>${lines(constraints)}</td>
      <td>${joined(carried, ' ')}</td>
      <td>${lines(notes(facts, field, doc, words))}</td>
    </tr>`;
  };
  const { field, type: kind, constraints, carriedBy, notes: remarks } = text.column;
  return scrolling(
    text.sections.fields,
    html`<thead>
        <tr>
          ${[field, kind, constraints, carriedBy, remarks].map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${facts.meta!.fields.map(row)}
      </tbody>`,
    'fields long',
  );
}

/** Cell with the fields of an action's form. A field of the entity has its description there. */
export function formCell(facts: EntityFacts, action: string, words: Words): Html {
  const { resource } = facts.doc;
  const item = ({ name, kind, json, required, values: names }: FormFieldDoc) => {
    const details: Part[] = [words.text.kinds[kind], required && words.text.required, ...bounds(json, words)].filter(
      (part) => part !== false,
    );
    const list = names ? values(facts, ['forms', action, name], names, words) : '';
    return html`<li>
      ${words.say('resources', resource, 'forms', action, name)} <code>${name}</code>: ${joined(details, ', ')}${list}
    </li>`;
  };
  return html`<ul class="values">
    ${(facts.doc.forms[action] ?? []).map(item)}
  </ul>`;
}
