import * as fc from 'fast-check';
import { sampleOf } from '#codegen/fields/schema.ts';
import type { JsonSchema } from '#codegen/model/types.ts';

const bounds = (least: string, most: string) =>
  fc.record({ [least]: fc.nat(4), [most]: fc.integer({ min: 3, max: 6 }) }, { requiredKeys: [] });

const text: fc.Arbitrary<JsonSchema> = fc.oneof(
  bounds('minLength', 'maxLength').map((limits) => ({ type: 'string', ...limits })),
  fc.constantFrom('^[A-Z0-9]{3}$', '^a', '\\d{2}', '^(x|y)+$', '^.$').map((pattern) => ({ type: 'string', pattern })),
  fc
    .constantFrom('email', 'uri', 'phone', 'ipv4', 'date', 'time', 'date-time')
    .map((format) => ({ type: 'string', format })),
  fc.constant({ type: 'string', format: 'uri', pattern: 'com$', maxLength: 30 }),
);

const number: fc.Arbitrary<JsonSchema> = fc
  .tuple(
    fc.constantFrom('integer', 'number'),
    fc.record(
      {
        minimum: fc.integer({ min: -5, max: 5 }),
        maximum: fc.integer({ min: 3, max: 9 }),
        exclusiveMinimum: fc.integer({ min: -5, max: 5 }),
        exclusiveMaximum: fc.integer({ min: 3, max: 9 }),
        multipleOf: fc.constantFrom(1, 2, 3, 0.5),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([type, limits]) => ({ type, ...limits }));

const choice: fc.Arbitrary<JsonSchema> = fc.constantFrom<JsonSchema>(
  { type: 'string', enum: ['a', 'b', 'ab'] },
  { type: 'integer', enum: [1, 2] },
  { const: 'a' },
  { type: 'boolean' },
  { type: 'integer', format: 'money', minimum: 0 },
);

const isNameable = (json: JsonSchema): boolean => typeof json.type === 'string' && json.const === undefined;

function withNull(json: JsonSchema): JsonSchema {
  return {
    ...json,
    type: [json.type, 'null'],
    ...(Array.isArray(json.enum) ? { enum: [...(json.enum as unknown[]), null] } : {}),
  };
}

/** Any schema that the language can say below a field. */
export const schemas: fc.Arbitrary<JsonSchema> = fc.letrec<{ any: JsonSchema }>((tie) => ({
  any: fc
    .oneof(
      { maxDepth: 2 },
      text,
      number,
      choice,
      fc.tuple(tie('any'), bounds('minItems', 'maxItems'), fc.boolean()).map(([items, limits, uniqueItems]) => ({
        type: 'array',
        items,
        ...limits,
        ...(uniqueItems ? { uniqueItems } : {}),
      })),
      fc
        .tuple(fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any')), fc.subarray(['a', 'b', 'c']))
        .map(([properties, names]) => ({
          type: 'object',
          additionalProperties: false,
          properties,
          required: names.filter((name) => name in properties),
        })),
      fc.constant({ type: 'object' }),
      fc.constant({}),
    )
    .chain((json) => (isNameable(json) ? fc.constantFrom(json, withNull(json)) : fc.constant(json))),
})).any;

const texts = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'ab',
    '😀',
    '😀😀😀',
    'ABC',
    'A1B',
    'xyx',
    '12',
    '2026-02-28',
    '2026-02-29',
    '2026-02-31',
    '23:59',
    '24:00',
    '08:30:15',
  ),
  fc.constantFrom(
    '2026-02-28T08:00:00Z',
    '2026-02-28T08:00:00.123Z',
    '2026-02-31T08:00:00Z',
    '2026-02-28T08:00:00+08:00',
    '2026-02-28T08:00Z',
    '2026-02-28t08:00:00z',
    '2016-12-31T23:59:60Z',
  ),
  fc.constantFrom(
    'someone@example.com',
    'a.b@c.de',
    'no',
    '@x.com',
    'a@b',
    '13800138000',
    '+4479111234',
    '12345',
    '192.0.2.1',
    '256.1.1.1',
    '1.2.3',
    '01.2.3.4',
  ),
  fc.constantFrom(
    'https://example.com',
    'http://a.b/c?d=1#e',
    'HTTP://A.COM',
    'javascript:alert(1)',
    'ftp://a.com',
    'http://a b.com',
    'https://',
    'https://a.com/%zz',
  ),
  fc.webUrl(),
  fc.emailAddress(),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

const near = fc.oneof(
  texts,
  fc.integer({ min: -7, max: 12 }),
  fc.constantFrom(0.5, 1.5, -0, 2.25),
  fc.boolean(),
  fc.constant(null),
);

/** Values near what a schema takes: its own sample, one with something else inside, and anything. */
export function valuesFor(json: JsonSchema): fc.Arbitrary<unknown> {
  const inside: fc.Arbitrary<unknown>[] = [
    near,
    fc.array(near, { maxLength: 7 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'constructor'), near, { maxKeys: 4 }),
  ];
  const own = fc.constant(sampleOf(json, 0));
  if (json.type === 'array') inside.push(fc.array(valuesFor(json.items as JsonSchema), { maxLength: 7 }));
  const properties = Object.entries((json.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length > 0) {
    inside.push(
      fc.record(Object.fromEntries(properties.map(([name, member]) => [name, valuesFor(member)])), {
        requiredKeys: [],
      }),
    );
  }
  return fc.oneof(own, ...inside, fc.jsonValue({ maxDepth: 2 }).filter(isComparable));
}

/**
 * Leaves out what is no difference of keywords: numbers that JavaScript cannot tell apart (ours refuses them, ajv
 * divides them with errors), and the key `__proto__`, which ours takes out of free objects.
 */
function isComparable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value * 4);
  if (typeof value !== 'object' || value === null) return true;
  return !Object.hasOwn(value, '__proto__') && Object.values(value).every(isComparable);
}
