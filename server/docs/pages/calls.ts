import { sharedShapes, shapeLink, shapesSection } from '../entity/shapes.ts';
import { allCalls } from '../facts.ts';
import type { Content } from '../frame.ts';
import { html, joined } from '../html.ts';
import { envelopeOf, type OpenApi } from '../openApi.ts';
import { bounds, typeOf } from '../schemaText.ts';
import { heading, table } from '../table.ts';
import { callLink, entityLink, permission } from '../terms.ts';
import type { Words } from '../words.ts';

/** Every call in one table, the envelope that all have, and the shapes that they share. */
export function callsPage(document: OpenApi, words: Words): Content {
  const { text } = words;
  const { path, entity, call, permission: perm, effect, perMinute, part, format, notes } = text.column;
  const rows = allCalls.map((each) => [
    html`${joined(
      each.paths.map((one) => html`<code>${one}</code>`),
      html`<br />`,
    )}`,
    entityLink(each.entity, words),
    callLink(each.name, words, each.name),
    permission(each.perm, words),
    each.systems.map((system) => text.systems[system]).join(', '),
    each.write ? text.write : text.read,
    String(each.limit),
  ]);
  const shared = sharedShapes(document);
  const link = shapeLink(shared, words);
  const envelope = envelopeOf(document).map(({ name, required, schema }) => [
    html`<code>${name}</code>`,
    html`${typeOf(schema, words, link)} ${joined(bounds(schema, words), ', ')}`,
    html`${required ? text.required : text.optional}. <span lang="en">${String(schema['description'])}</span>`,
  ]);
  const main = html`<h1>${text.pages.calls}</h1>
    ${table(text.pages.calls, [path, entity, call, perm, text.facts.systems, effect, perMinute], rows, { isLong: true })}
    ${heading(2, 'envelope', text.envelope)}
    <p>${text.envelopeText}</p>
    ${table(text.envelope, [part, format, notes], envelope)} ${heading(2, 'shapes', text.sharedShapes)}
    ${shapesSection(shared, document, words, link)}`;
  return { path: 'calls', title: text.pages.calls, main };
}
