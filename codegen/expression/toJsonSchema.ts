import { isSame } from '#core/entity/same.ts';
import type { JsonSchema } from '../model/types.ts';
import type { CompareOp, Expr } from './types.ts';
import { mirrored } from './walk.ts';

/**
 * A condition as two JSON Schemas: `holds` accepts the payloads for which it is true, `fails` those for which it is
 * false. `false`: no payload decides. A payload that neither accepts depends on facts outside the payload.
 */
export interface Told {
  holds: JsonSchema | boolean;
  fails: JsonSchema | boolean;
  /** True if every payload decides: a payload not accepted by `holds` fails. */
  whole: boolean;
}

/** Meaning of a field of an expression in one payload. */
export type Reading =
  /** The field is in the payload. If absent, it is null or the default (create), or unknown (update). */
  | { in: true; absent: 'null' | 'unknown'; default?: unknown; when?: Told }
  /** The field is not in the payload; its value may be known (`is`). */
  | { in: false; is?: unknown };

/**
 * Converts a condition to JSON Schema as far as possible: comparisons of a field with a constant of the schema or of
 * _limits.yaml, `in`, tests for null, and their combinations. A comparison with a missing value is false (architecture
 * 3). Not expressible: `now()` and `me`, field against field, sums, `len`, `days`, `timeOfDay`, and the order of text and times,
 * since JSON Schema compares numbers only; no payload decides these.
 */
export function toJsonSchema(expr: Expr, read: (field: string) => Reading): Told {
  switch (expr.node) {
    case 'logic': {
      const [left, right] = [toJsonSchema(expr.left, read), toJsonSchema(expr.right, read)];
      return expr.op === '&&'
        ? { holds: all(left.holds, right.holds), fails: any(left.fails, right.fails), whole: left.whole && right.whole }
        : {
            holds: any(left.holds, right.holds),
            fails: all(left.fails, right.fails),
            whole: left.whole && right.whole,
          };
    }
    case 'truth':
      return expr.of.node === 'field' ? asked(expr.of, { const: !expr.not }, read) : UNTOLD;
    case 'in':
      return expr.left.node === 'field' ? asked(expr.left, listed(expr.items, expr.not), read) : UNTOLD;
    case 'isNull': {
      const present = expr.of.node === 'field' ? asked(expr.of, PRESENT, read) : UNTOLD;
      return expr.not ? present : { ...present, holds: present.fails, fails: present.holds };
    }
    case 'compare':
      return compared(expr, read);
    default:
      return UNTOLD;
  }
}

type FieldExpr = Extract<Expr, { node: 'field' }>;

const UNTOLD: Told = { holds: false, fails: false, whole: false };
const TOLD = (holds: boolean): Told => ({ holds, fails: !holds, whole: true });

/** Schema of a present value; the empty text counts as missing, and only text can be empty. */
const PRESENT: JsonSchema = { not: { enum: [null, ''] } };

function compared(expr: Extract<Expr, { node: 'compare' }>, read: (field: string) => Reading): Told {
  const [field, other, op] =
    expr.left.node === 'field' ? [expr.left, expr.right, expr.op] : [expr.right, expr.left, mirrored(expr.op)];
  if (field.node !== 'field' || field.type === 'instant') return UNTOLD;
  if (other.node !== 'literal' && other.node !== 'limit') return UNTOLD;
  const test = testOf(op, other.value);
  return test ? asked(field, test, read) : UNTOLD;
}

const BOUNDS: Partial<Record<CompareOp, string>> = {
  '<': 'exclusiveMaximum',
  '<=': 'maximum',
  '>': 'exclusiveMinimum',
  '>=': 'minimum',
};

/** Returns the schema of the present values for which a comparison holds. */
function testOf(op: CompareOp, value: string | number | boolean | null): JsonSchema | undefined {
  if (op === '==') return { const: value };
  if (op === '!=') return { not: { enum: [value, null, ''] } };
  return typeof value === 'number' ? { type: 'number', [BOUNDS[op]!]: value } : undefined;
}

function listed(items: readonly Expr[], not: boolean): JsonSchema {
  const values = items.map((item) => (item.node === 'literal' ? item.value : null));
  return not ? { not: { enum: [...values, null, ''] } } : { enum: values };
}

/** Returns a test of a field; a missing value fails it. */
function asked({ name, filled }: FieldExpr, test: JsonSchema, read: (field: string) => Reading): Told {
  const reading = read(name);
  if (!reading.in) return 'is' in reading ? TOLD(passes(reading.is, test)) : UNTOLD;
  const own = reading.absent === 'unknown' ? sent(name, test) : given(name, test, reading.default);
  const said = filled ? withoutEmpty(own) : own;
  // A field that is off counts as missing, whatever the payload has.
  const { when } = reading;
  if (!when) return said;
  return { holds: all(when.holds, said.holds), fails: any(when.fails, said.fails), whole: when.whole && said.whole };
}

const property = (name: string, schema: JsonSchema): JsonSchema => ({ properties: { [name]: schema } });
const there = (name: string, schema: JsonSchema): JsonSchema => ({ required: [name], ...property(name, schema) });

/** Test for an update: decides only if the field is sent. */
const sent = (name: string, test: JsonSchema): Told => ({
  holds: there(name, test),
  fails: there(name, { not: test }),
  whole: false,
});

/** Test for a create: a field that is absent or null has its default, if any. */
function given(name: string, test: JsonSchema, byDefault: unknown): Told {
  const holds = byDefault !== undefined && passes(byDefault, test) ? property(name, orNull(test)) : there(name, test);
  return { holds, fails: { not: holds }, whole: true };
}

function orNull(test: JsonSchema): JsonSchema {
  if (Array.isArray(test.enum)) return { enum: [...(test.enum as unknown[]), null] };
  return 'const' in test ? { enum: [test.const, null] } : { anyOf: [test, { type: 'null' }] };
}

/** Removes the empty text from the schemas of values that can never be empty. */
function withoutEmpty(told: Told): Told {
  const strip = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(strip);
    if (typeof schema !== 'object' || schema === null) return schema;
    const entries = Object.entries(schema).map(([key, value]) => [
      key,
      key === 'enum' && Array.isArray(value) && value.includes('') ? value.filter((each) => each !== '') : strip(value),
    ]);
    return Object.fromEntries(entries);
  };
  return { ...told, holds: strip(told.holds) as Told['holds'], fails: strip(told.fails) as Told['fails'] };
}

/** Returns true if a known value is accepted by a schema that this file made. */
function passes(value: unknown, test: JsonSchema): boolean {
  const isMissing = value === null || value === undefined || value === '';
  if (isMissing) return false;
  if ('const' in test) return value === test.const;
  if (Array.isArray(test.enum)) return test.enum.includes(value);
  if ('not' in test) return !(test.not as { enum: unknown[] }).enum.includes(value);
  const bound = Number(Object.entries(test).find(([key]) => key !== 'type')?.[1]);
  const number = Number(value);
  if ('exclusiveMaximum' in test) return number < bound;
  if ('maximum' in test) return number <= bound;
  return 'minimum' in test ? number >= bound : number > bound;
}

/** Combines schemas without duplicates; nested combinations are flattened. */
function join(key: 'allOf' | 'anyOf', schemas: readonly JsonSchema[]): JsonSchema {
  const flat = schemas.flatMap((schema) =>
    Array.isArray(schema[key]) && Object.keys(schema).length === 1 ? (schema[key] as JsonSchema[]) : [schema],
  );
  const each = flat.filter((schema, index) => flat.findIndex((other) => isSame(other, schema)) === index);
  return each.length === 1 ? each[0]! : { [key]: each };
}

function all(a: JsonSchema | boolean, b: JsonSchema | boolean): JsonSchema | boolean {
  if (a === false || b === false) return false;
  if (a === true) return b;
  return b === true ? a : join('allOf', [a, b]);
}

function any(a: JsonSchema | boolean, b: JsonSchema | boolean): JsonSchema | boolean {
  if (a === true || b === true) return true;
  if (a === false) return b;
  return b === false ? a : join('anyOf', [a, b]);
}
