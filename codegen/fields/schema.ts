import { numberOf, refuseUnknown, withChecks } from './keywords.ts';
import { leafOf } from './leaf.ts';
import type { WrongValue } from './types.ts';
import type { ImportSet } from '../imports.ts';
import type { JsonSchema } from '../model/types.ts';

const isNullable = (json: JsonSchema): boolean =>
  (Array.isArray(json.type) && json.type.includes('null')) || (Array.isArray(json.enum) && json.enum.includes(null));

/** Returns a schema without null among its types and values. */
function withoutNull(json: JsonSchema): JsonSchema {
  if (!isNullable(json)) return json;
  const rest: Record<string, unknown> = { ...json };
  if (Array.isArray(json.type)) {
    const types = json.type.filter((type) => type !== 'null');
    rest.type = types.length === 1 ? types[0] : types;
  }
  if (Array.isArray(json.enum)) rest.enum = json.enum.filter((value) => value !== null);
  return rest;
}

/** Returns a zod/mini schema of any JSON Schema of the language, `null` included. */
export function zodOf(json: JsonSchema, imports: ImportSet): string {
  const inner = withoutNull(json);
  const printed = zodOfValue(inner, imports);
  return isNullable(json) ? `z.nullable(${printed})` : printed;
}

/** Returns any JSON Schema of the language in standard keywords. */
export function standardOf(json: JsonSchema): JsonSchema {
  const inner = withoutNull(json);
  const standard = standardOfValue(inner);
  if (!isNullable(json)) return standard;
  return {
    ...standard,
    type: [...[standard.type].flat(), 'null'],
    ...(Array.isArray(standard.enum) ? { enum: [...(standard.enum as unknown[]), null] } : {}),
  };
}

export const propertiesOf = (json: JsonSchema): [string, JsonSchema][] =>
  Object.entries((json.properties ?? {}) as Record<string, JsonSchema>);

const requiredOf = (json: JsonSchema): readonly string[] => (json.required ?? []) as readonly string[];

/** Arrays, objects, and schemas that take anything; all else is a leaf. */
const isStructure = (json: JsonSchema): boolean =>
  json.enum === undefined &&
  json.const === undefined &&
  (json.type === undefined || json.type === 'object' || json.type === 'array');

function zodOfValue(json: JsonSchema, imports: ImportSet): string {
  if (!isStructure(json)) return leafOf(json).zod(json, imports);
  if (json.type === 'object') return zodOfObject(json, imports);
  if (json.type === 'array') return zodOfArray(json, imports);
  refuseUnknown(json, []);
  return 'z.unknown()';
}

function standardOfValue(json: JsonSchema): JsonSchema {
  if (!isStructure(json)) return leafOf(json).standard(json);
  if (json.items !== undefined) return { ...json, items: standardOf(json.items as JsonSchema) };
  if (json.properties === undefined) return json.type === 'object' ? { ...json, additionalProperties: true } : json;
  const properties = Object.fromEntries(propertiesOf(json).map(([name, member]) => [name, standardOf(member)]));
  return { ...json, additionalProperties: false, properties };
}

function zodOfObject(json: JsonSchema, imports: ImportSet): string {
  refuseUnknown(json, ['type', 'properties', 'required', 'additionalProperties']);
  if (json.properties === undefined) return 'z.record(z.string(), z.unknown())';
  const required = requiredOf(json);
  const members = propertiesOf(json).map(([name, member]) => {
    const printed = zodOf(member, imports);
    return `${JSON.stringify(name)}: ${required.includes(name) ? printed : `z.optional(${printed})`}`;
  });
  return `z.strictObject({${members.join(', ')}})`;
}

function zodOfArray(json: JsonSchema, imports: ImportSet): string {
  refuseUnknown(json, ['type', 'items', 'minItems', 'maxItems', 'uniqueItems']);
  const checks: string[] = [];
  if (json.minItems !== undefined) checks.push(`z.minLength(${numberOf(json, 'minItems')})`);
  if (json.maxItems !== undefined) checks.push(`z.maxLength(${numberOf(json, 'maxItems')})`);
  if (json.uniqueItems === true)
    checks.push(`z.refine(${imports.value('isUnique', '#core/entity/formats.ts')}, 'uniqueItems')`);
  const items = json.items === undefined ? 'z.unknown()' : zodOf(json.items as JsonSchema, imports);
  return withChecks(`z.array(${items})`, checks);
}

function sampleOfObject(json: JsonSchema, at: number): Record<string, unknown> {
  const required = requiredOf(json);
  const members = propertiesOf(json).filter(([name]) => required.includes(name));
  return Object.fromEntries(members.map(([name, member]) => [name, sampleOf(member, at)]));
}

function sampleOfArray(json: JsonSchema, at: number): unknown[] {
  const items = Array.from({ length: numberOf(json, 'minItems') ?? 0 }, () =>
    sampleOf((json.items ?? {}) as JsonSchema, at),
  );
  return json.uniqueItems === true ? [...new Set(items)] : items;
}

/** Returns a valid value of any JSON Schema of the language. */
export function sampleOf(json: JsonSchema, at: number): unknown {
  const inner = withoutNull(json);
  if (inner.default !== undefined) return inner.default;
  if (inner.type === 'array') return sampleOfArray(inner, at);
  return isStructure(inner) ? sampleOfObject(inner, at) : leafOf(inner).sample(inner, at);
}

/** Returns valid values of any JSON Schema of the language at the edges of what it takes: least and most, each value of an enum. */
export function edgesOf(json: JsonSchema, at: number): unknown[] {
  const inner = withoutNull(json);
  if (inner.type === 'array') return arrayEdges(inner, at);
  if (!isStructure(inner)) return leafOf(inner).edges(inner, at);
  const whole = propertiesOf(inner).map(([name, member]) => [name, edgesOf(member, at).at(-1) ?? sampleOf(member, at)]);
  const least = sampleOfObject(inner, at);
  return whole.length === Object.keys(least).length && whole.length === 0
    ? [least]
    : [least, Object.fromEntries(whole)];
}

/** The fewest items, and the most: each edge of an item in turn. */
function arrayEdges(json: JsonSchema, at: number): unknown[] {
  const item = (json.items ?? {}) as JsonSchema;
  const edges = edgesOf(item, at);
  const turns = edges.length === 0 ? [sampleOf(item, at)] : edges;
  const most = Math.min(
    numberOf(json, 'maxItems') ?? turns.length,
    json.uniqueItems === true ? turns.length : Infinity,
  );
  return [sampleOfArray(json, at), Array.from({ length: most }, (_, n) => turns[n % turns.length])];
}

/** Returns values just outside of what a structure takes, with the place of what is wrong in it. */
export function wrongOf(json: JsonSchema): WrongValue[] {
  const inner = withoutNull(json);
  if (!isStructure(inner)) return leafOf(inner).wrong(inner);
  if (inner.type === 'array') return wrongArrays(inner);
  if (inner.type !== 'object') return [];
  const sample = sampleOfObject(inner, 0);
  const known =
    inner.properties === undefined
      ? []
      : [{ value: { ...sample, noSuchField: 1 }, rule: 'unknownField', at: 'noSuchField' }];
  const missing = requiredOf(inner).map((name) => {
    const { [name]: _, ...value } = sample;
    return { value, rule: 'required', at: name };
  });
  const members = propertiesOf(inner).flatMap(([name, member]) =>
    wrongOf(member).map((wrong) => ({
      ...wrong,
      value: { ...sample, [name]: wrong.value },
      at: within(name, wrong.at),
    })),
  );
  return [{ value: 7, rule: 'type' }, ...missing, ...members, ...known];
}

const within = (outer: string, inner: string | undefined): string =>
  inner === undefined ? outer : `${outer}.${inner}`;

function wrongArrays(json: JsonSchema): WrongValue[] {
  const item = (json.items ?? {}) as JsonSchema;
  const most = numberOf(json, 'maxItems');
  const least = numberOf(json, 'minItems') ?? 0;
  const one = sampleOf(item, 0);
  const items = json.items === undefined ? [] : wrongOf(item);
  return [
    { value: 7, rule: 'type' },
    ...(least > 0 ? [{ value: [], rule: 'minItems' }] : []),
    ...(most === undefined ? [] : [{ value: Array.from({ length: most + 1 }, () => one), rule: 'maxItems' }]),
    ...(json.uniqueItems === true && most !== 1 && least < 3 ? [{ value: [one, one], rule: 'uniqueItems' }] : []),
    ...(least > 1 ? [] : items.map((wrong) => ({ ...wrong, value: [wrong.value], at: within('0', wrong.at) }))),
  ];
}
