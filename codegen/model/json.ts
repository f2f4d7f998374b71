import type { Keywords, TypeName } from '../grammar/keywords.ts';
import type { Path } from '../load.ts';
import type { Desk } from './desk.ts';
import type { JsonSchema } from './types.ts';

/** Which types a keyword says something about. */
const KEYWORD_TYPES: Readonly<Record<string, readonly TypeName[]>> = {
  pattern: ['string'],
  minLength: ['string'],
  maxLength: ['string'],
  minimum: ['integer', 'number'],
  maximum: ['integer', 'number'],
  exclusiveMinimum: ['integer', 'number'],
  exclusiveMaximum: ['integer', 'number'],
  multipleOf: ['integer', 'number'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  properties: ['object'],
  required: ['object'],
  additionalProperties: ['object'],
};

const RANGES = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** Returns the type beside null; undefined where there is none, or several. */
export function typeOf(spec: Keywords): TypeName | undefined {
  const types = (Array.isArray(spec.type) ? spec.type : [spec.type]).filter(
    (type: TypeName | undefined) => type !== undefined && type !== 'null',
  );
  return types.length === 1 ? types[0] : undefined;
}

export const isNullable = (spec: Keywords): boolean => Array.isArray(spec.type) && spec.type.includes('null');

/** Reports keywords that say nothing about their type, empty ranges, and defaults that do not fit; all the way down. */
export function checkJson(desk: Desk, path: Path, spec: Keywords): void {
  const type = typeOf(spec);
  const what = `"${String(path.at(-1))}"`;
  if (!type) {
    desk.problem(
      path,
      'field-type',
      spec.type === undefined ? `${what} has no type` : `${what} has several types`,
      "write one type, or [type, 'null']",
      'key',
    );
    return;
  }
  for (const [keyword, types] of Object.entries(KEYWORD_TYPES)) {
    if (spec[keyword] !== undefined && !types.includes(type))
      desk.problem([...path, keyword], 'keyword-type', `${keyword} says nothing about ${type}`, undefined, 'key');
  }
  if (spec.format && spec.format !== 'money' && type !== 'string')
    desk.problem([...path, 'format'], 'keyword-type', `format ${spec.format} is for text`);
  if (spec.format === 'money' && type !== 'integer')
    desk.problem([...path, 'format'], 'keyword-type', 'money is an integer, in fen');
  for (const [least, most] of RANGES) {
    if (Number(spec[least]) > Number(spec[most]))
      desk.problem([...path, most], 'empty-range', `${most} is less than ${least}`);
  }
  if (type === 'array' && !spec.items)
    desk.problem(path, 'missing-items', `the list ${what} does not say what is in it`, 'add items: {type: …}', 'key');
  if (spec.default !== undefined && !fits(spec, type, spec.default))
    desk.problem([...path, 'default'], 'bad-default', `the default of ${what} is none of its values`);
  checkInside(desk, path, spec);
}

function checkInside(desk: Desk, path: Path, spec: Keywords): void {
  if (spec.items) checkJson(desk, [...path, 'items'], spec.items);
  for (const [name, inner] of Object.entries(spec.properties ?? {}))
    checkJson(desk, [...path, 'properties', name], inner);
  spec.required?.forEach((name, index) => {
    if (spec.properties && !(name in spec.properties))
      desk.problem(
        [...path, 'required', index],
        'unknown-field',
        `required names "${name}", which is no property here`,
      );
  });
}

function fits(spec: Keywords, type: TypeName, value: unknown): boolean {
  if (value === null) return isNullable(spec);
  if (spec.enum) return spec.enum.includes(value as string);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'object' ? typeof value === 'object' && !Array.isArray(value) : typeof value === type;
}

const OURS = ['readOnly', 'writeOnly'];

/** Returns the schema with standard keywords only, without null, and closed where it lists properties. `top`: a field's own default stands beside it, not in it. */
export function plainJson(spec: Keywords, top = true): JsonSchema {
  const plain: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(spec)) {
    if (
      value === undefined ||
      keyword.startsWith('x-') ||
      OURS.includes(keyword) ||
      (keyword === 'format' && value === 'money') ||
      (top && keyword === 'default')
    )
      continue;
    plain[keyword] = value;
  }
  const type = typeOf(spec);
  if (type) plain.type = isNullable(spec) && !top ? [type, 'null'] : type;
  if (spec.enum) plain.enum = spec.enum.filter((value) => value !== null || !top);
  if (spec.items) plain.items = plainJson(spec.items, false);
  if (spec.properties) {
    plain.properties = Object.fromEntries(
      Object.entries(spec.properties).map(([name, inner]) => [name, plainJson(inner, false)]),
    );
    plain.additionalProperties = false;
  }
  return plain;
}
