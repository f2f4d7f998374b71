import { toJsonSchema, type Reading, type Told } from '../../expression/toJsonSchema.ts';
import type { Entity, Field, JsonSchema } from '../../model/types.ts';
import { writtenFields } from '../shapes.ts';

type Operation = 'create' | 'update';

/** Fields that share one condition. */
interface Group {
  told: Told;
  fields: Field[];
}

/**
 * Returns the shape's JSON Schema with x-when added as `if … then … else` over the payload (architecture 3): a field
 * that is off has no value; one that is on and required has one. A create has all values; an update only those that are
 * sent, and the stored record decides the rest. A condition that JSON Schema cannot express
 * (expression/toJsonSchema.ts) is added as text in the field's `x-when` and description, and only the server checks it.
 */
export function withConditions(entity: Entity, operation: Operation, schema: JsonSchema): JsonSchema {
  const fields = writtenFields(entity, operation).filter((field) => field.when !== undefined);
  const read = reader(entity, operation);
  const groups = new Map<string, Group>();
  for (const field of fields) {
    const told = toJsonSchema(field.when!, read);
    const key = JSON.stringify(told);
    groups.set(key, { told, fields: [...(groups.get(key)?.fields ?? []), field] });
  }
  const said = [...groups.values()].flatMap((group) => conditions(group, operation));
  const silent = [...groups.values()].filter(({ told }) => !told.whole).flatMap((group) => group.fields);
  const whole = operation === 'create' ? noted(schema, silent) : noted(schema, fields);
  return said.length === 0 ? whole : { ...whole, allOf: said };
}

/**
 * Returns the meaning of each field in a payload of this operation. A field that is off counts as missing in other
 * conditions.
 */
function reader(entity: Entity, operation: Operation): (name: string) => Reading {
  const written = new Set(writtenFields(entity, operation).map((field) => field.name));
  const fields = new Map(entity.fields.map((field) => [field.name, field]));
  const known = new Map<string, Reading>();
  const read = (name: string): Reading => {
    const before = known.get(name);
    if (before) return before;
    const field = fields.get(name)!;
    const reading = readingOf(field, written.has(name), operation, read);
    known.set(name, reading);
    return reading;
  };
  return read;
}

function readingOf(field: Field, isWritten: boolean, operation: Operation, read: (name: string) => Reading): Reading {
  if (!isWritten) return operation === 'create' ? { in: false, is: field.default ?? null } : { in: false };
  const when = field.when === undefined ? {} : { when: toJsonSchema(field.when, read) };
  return operation === 'create'
    ? { in: true, absent: 'null', default: field.default, ...when }
    : { in: true, absent: 'unknown', ...when };
}

function conditions({ told, fields }: Group, operation: Operation): JsonSchema[] {
  const on = whileOn(fields, operation);
  const off = properties(fields.map(({ name }) => [name, { type: 'null' }]));
  if (told.holds === true) return on ? [on] : [];
  if (told.fails === true) return [off];
  if (told.whole) return [implication(told.holds, on, off)];
  return [
    ...(on && told.holds !== false ? [implication(told.holds, on)] : []),
    ...(told.fails === false ? [] : [implication(told.fails, off)]),
  ];
}

/** Uses Object.fromEntries, since an object with a literal `then` looks like a promise. */
const implication = (test: JsonSchema | boolean, on?: JsonSchema, off?: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries({ if: test, else: off })
      .toSpliced(1, 0, ['then', on])
      .filter(([, schema]) => schema !== undefined),
  );

const properties = (entries: (readonly [string, JsonSchema])[]): JsonSchema => ({
  properties: Object.fromEntries(entries),
});

/** Schema while the condition holds: required fields have a value; an update may leave them out, but not clear them. */
function whileOn(fields: readonly Field[], operation: Operation): JsonSchema | undefined {
  const required = fields.filter((field) => field.required && field.default === undefined);
  if (required.length === 0) return undefined;
  const filled = properties(required.map((field) => [field.name, filledIn(field)]));
  return operation === 'create' ? { required: required.map(({ name }) => name), ...filled } : filled;
}

/** Schema of a filled-in value: empty text and an empty list count as missing. */
function filledIn({ kind }: Field): JsonSchema {
  if (kind === 'refs' || kind === 'files') return { type: 'array', minItems: 1 };
  return kind === 'text' ? { type: 'string', minLength: 1 } : { not: { type: 'null' } };
}

/** Adds the condition as text to fields for which the payload alone does not decide. */
function noted(schema: JsonSchema, fields: readonly Field[]): JsonSchema {
  const whole = schema.properties as Record<string, JsonSchema>;
  const notes = fields.map((field) => {
    const property = whole[field.name]!;
    const told = typeof property.description === 'string' ? property.description : field.label.en;
    const description = `${told}. Only while ${field.whenText}`;
    return [field.name, { ...property, description, 'x-when': field.whenText }];
  });
  return { ...schema, properties: { ...whole, ...Object.fromEntries(notes) } };
}
