import type { SchemaNode } from '#core/entity/doc.ts';
import { html, joined, type Html, type Part } from './html.ts';
import { shapeOf } from './openApi.ts';
import type { Words } from './words.ts';

/** Returns the link to the table of a shape. */
export type ShapeLink = (name: string) => string;

/** Text of a keyword's value: strings without quotes, all others as JSON. */
const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const range = (least: unknown, most: unknown): string => {
  if (least === undefined) return `≤ ${said(most)}`;
  if (most === undefined) return `≥ ${said(least)}`;
  return least === most ? said(least) : `${said(least)}–${said(most)}`;
};

const has = (schema: SchemaNode, ...keywords: string[]): boolean => keywords.some((keyword) => keyword in schema);

/** Returns the constraints of a value in words, one each. */
export function bounds(schema: SchemaNode, { text: { bounds: text } }: Words): Part[] {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  return [
    has(schema, 'minLength', 'maxLength') && text.characters(range(minLength, maxLength)),
    has(schema, 'minItems', 'maxItems') && text.items(range(minItems, maxItems)),
    schema['uniqueItems'] === true && text.unique,
    has(schema, 'minimum', 'maximum') && range(minimum, maximum),
    exclusiveMinimum !== undefined && `> ${said(exclusiveMinimum)}`,
    exclusiveMaximum !== undefined && `< ${said(exclusiveMaximum)}`,
    schema['multipleOf'] !== undefined && text.multipleOf(said(schema['multipleOf'])),
    schema['format'] !== undefined && `${text.format} ${said(schema['format'])}`,
    schema['pattern'] !== undefined && html`${text.pattern} <code class="wrap">${said(schema['pattern'])}</code>`,
    schema['const'] !== undefined && html`${text.constant} <code>${JSON.stringify(schema['const'])}</code>`,
  ].filter((part) => part !== false);
}

function typeName(type: string, schema: SchemaNode, words: Words, link: ShapeLink): Part {
  if (type === 'array') {
    const items = (schema['items'] ?? {}) as SchemaNode;
    return html`${words.text.types.array} ${typeOf(items, words, link)}`;
  }
  return words.text.types[type as keyof typeof words.text.types];
}

/** Returns the type of a value in words; a shape with a name is a link to its table. */
export function typeOf(schema: SchemaNode, words: Words, link: ShapeLink): Html {
  const shape = shapeOf(schema);
  if (shape !== undefined) return html`<a href="${link(shape)}"><code>${shape}</code></a>`;
  const { text } = words;
  const some = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as readonly SchemaNode[] | undefined;
  if (some)
    return html`${joined(
      some.map((each) => alternative(each, words, link)),
      ` ${text.types.or} `,
    )}`;
  if (Array.isArray(schema['enum'])) {
    const values = (schema['enum'] as unknown[]).map((value) => html`<code>${said(value)}</code>`);
    return html`${joined(values, ' ')}`;
  }
  const types = [schema['type'] ?? 'any'].flat() as string[];
  return html`${joined(
    types.map((type) => typeName(type, schema, words, link)),
    ` ${text.types.or} `,
  )}`;
}

/** One alternative of a value; a small object is written out, as in a condition of a filter. */
function alternative(schema: SchemaNode, words: Words, link: ShapeLink): Html {
  const properties = schema['properties'] as Record<string, SchemaNode> | undefined;
  if (!properties) return typeOf(schema, words, link);
  const members = Object.entries(properties).map(
    ([name, member]) => html`<code>${name}</code>: ${typeOf(member, words, link)}`,
  );
  return html`{${joined(members, ', ')}}`;
}
