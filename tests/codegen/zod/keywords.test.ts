import { describe, expect, it } from 'vitest';
import { keywords as known } from '#codegen/grammar/keywords.ts';
import { standardOf } from '#codegen/fields/schema.ts';
import { fieldOf, modelOf } from './language.ts';
import { zodOfSchema } from './compiled.ts';
import { oracle } from './oracle.ts';

/** Each keyword that the language has, in a schema, with a value that it lets through and one that it alone refuses. */
const SUPPORTED: Record<string, { schema: Record<string, unknown>; takes: unknown; refuses?: unknown }> = {
  type: { schema: { type: 'boolean' }, takes: true, refuses: 'true' },
  enum: { schema: { type: 'string', enum: ['a', 'b'] }, takes: 'a', refuses: 'c' },
  const: {
    schema: { type: 'object', properties: { a: { type: 'string', const: 'a' } } },
    takes: { a: 'a' },
    refuses: { a: 'b' },
  },
  format: { schema: { type: 'string', format: 'date' }, takes: '2028-02-29', refuses: '2027-02-29' },
  pattern: { schema: { type: 'string', pattern: '^\\d{2}$' }, takes: '12', refuses: '1' },
  minLength: { schema: { type: 'string', minLength: 2 }, takes: '😀😀', refuses: '😀' },
  maxLength: { schema: { type: 'string', maxLength: 2 }, takes: '😀😀', refuses: 'abc' },
  minimum: { schema: { type: 'integer', minimum: 2 }, takes: 2, refuses: 1 },
  maximum: { schema: { type: 'integer', maximum: 2 }, takes: 2, refuses: 3 },
  exclusiveMinimum: { schema: { type: 'number', exclusiveMinimum: 2 }, takes: 2.1, refuses: 2 },
  exclusiveMaximum: { schema: { type: 'number', exclusiveMaximum: 2 }, takes: 1.9, refuses: 2 },
  multipleOf: { schema: { type: 'number', multipleOf: 0.1 }, takes: 0.3, refuses: 0.35 },
  items: { schema: { type: 'array', items: { type: 'integer' } }, takes: [1], refuses: ['1'] },
  minItems: { schema: { type: 'array', items: { type: 'integer' }, minItems: 1 }, takes: [1], refuses: [] },
  maxItems: { schema: { type: 'array', items: { type: 'integer' }, maxItems: 1 }, takes: [1], refuses: [1, 2] },
  uniqueItems: {
    schema: {
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'integer' } } },
      uniqueItems: true,
    },
    takes: [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    refuses: [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  },
  properties: {
    schema: { type: 'object', properties: { a: { type: 'integer' } } },
    takes: { a: 1 },
    refuses: { a: '1' },
  },
  required: {
    schema: { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] },
    takes: { a: 1 },
    refuses: {},
  },
  additionalProperties: {
    schema: { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: false },
    takes: { a: 1 },
    refuses: { b: 1 },
  },
  // These say nothing about which values are valid.
  default: { schema: { type: 'integer', default: 3 }, takes: 4 },
  readOnly: { schema: { type: 'integer', readOnly: true }, takes: 4 },
  writeOnly: { schema: { type: 'integer', writeOnly: true }, takes: 4 },
  description: { schema: { type: 'integer', description: 'How many' }, takes: 4 },
};

/** All keywords of JSON Schema 2020-12, by its vocabularies: core, applicator, unevaluated, validation, format, content, meta-data. */
const ALL = [
  '$schema $id $ref $defs $anchor $dynamicRef $dynamicAnchor $vocabulary $comment',
  'allOf anyOf oneOf not if then else dependentSchemas prefixItems items contains properties patternProperties additionalProperties propertyNames',
  'unevaluatedItems unevaluatedProperties',
  'type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required dependentRequired',
  'format contentEncoding contentMediaType contentSchema',
  'title description default deprecated readOnly writeOnly examples',
].flatMap((names) => names.split(' '));

/** All formats of JSON Schema 2020-12: those that the language has, and the others. */
const FORMATS = 'date-time date time email uri ipv4'.split(' ');
const NO_FORMATS =
  'duration idn-email hostname idn-hostname ipv6 uri-reference iri iri-reference uuid uri-template json-pointer relative-json-pointer regex'.split(
    ' ',
  );

const place = (problem: string) => problem.split(': ')[0]!;

describe('keywords of JSON Schema 2020-12', () => {
  it('that the language has are all in the table, and are of the standard', () => {
    expect(Object.keys(SUPPORTED).toSorted()).toEqual(Object.keys(known).toSorted());
    expect(ALL).toEqual(expect.arrayContaining(Object.keys(SUPPORTED)));
  });

  it.each(Object.entries(SUPPORTED))('hold as %s holds, by ours and by ajv', (keyword, { schema, takes, refuses }) => {
    const { field, problems } = fieldOf(schema);
    expect(problems).toEqual([]);
    const [zod, standard] = [zodOfSchema(field!.json), oracle(standardOf(field!.json))];
    expect([zod.safeParse(takes).success, standard(takes)]).toEqual([true, true]);
    if (refuses === undefined) return;
    expect([zod.safeParse(refuses).success, standard(refuses)]).toEqual([false, false]);
    // Without the keyword that value would pass: it is this one that refuses.
    const { [keyword]: _, ...rest } = field!.json;
    const inner = keyword === 'const' ? { ...rest, properties: { a: { type: 'string' } } } : rest;
    const other = keyword === 'type' ? {} : keyword === 'properties' ? { type: 'object' } : inner;
    expect(oracle(keyword === 'additionalProperties' ? { ...other } : other)(refuses)).toBe(true);
  });

  it.each(ALL.filter((keyword) => !(keyword in SUPPORTED)))('are refused where they stand, as %s is', (keyword) => {
    const { field, problems } = fieldOf({ type: 'string', [keyword]: {} });
    expect(field).toBeUndefined();
    expect(problems.filter((problem) => problem.includes(`unknown-key: unknown key "${keyword}"`))).toHaveLength(1);
    const { problems: below } = fieldOf({ type: 'array', items: { type: 'string', [keyword]: {} } });
    expect(below.filter((problem) => problem.includes(`unknown key "${keyword}"`))).toHaveLength(1);
  });

  it.each(FORMATS)('hold the format %s', (format) => {
    const { field } = fieldOf({ type: 'string', format });
    const [zod, standard] = [zodOfSchema(field!.json), oracle(standardOf(field!.json))];
    expect([zod.safeParse('none of these').success, standard('none of these')]).toEqual([false, false]);
  });

  it.each(NO_FORMATS)('refuse the format %s where it stands', (format) => {
    const { problems } = fieldOf({ type: 'string', format });
    expect(problems).toEqual([expect.stringMatching(/bad-value: .*format" must be date-time, date, time, email/)]);
  });
});

describe('keywords that say nothing', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['about another type', { type: 'string', minimum: 1 }, 'keyword-type'],
    ['beside a list of all values', { type: 'string', enum: ['a'], maxLength: 3 }, 'keyword-alone'],
    ['beside a format that says all', { type: 'string', format: 'date', pattern: '^2' }, 'keyword-alone'],
    ['without the properties that they speak of', { type: 'object', required: ['a'] }, 'keyword-alone'],
    ['about null, which the type has and the values have not', { type: ['string', 'null'], enum: ['a'] }, 'value-type'],
    ['about null, which the values have and the type has not', { type: 'string', enum: ['a', null] }, 'value-type'],
    ['about values of another type', { type: 'array', items: { type: 'integer', enum: [1, 1.5] } }, 'value-type'],
    ['twice', { type: 'string', enum: ['a', 'a'] }, 'value-twice'],
    ['against each other', { type: 'integer', minimum: 4, maximum: 5, multipleOf: 3 }, 'no-sample'],
    ['in a pattern that no sample can be made of', { type: 'string', pattern: '^(?=a)b$' }, 'no-sample'],
    ['with a default that they refuse', { type: 'string', maxLength: 2, default: 'abc' }, 'bad-default'],
    [
      'in a range without values',
      { type: 'array', items: { type: 'integer' }, minItems: 3, maxItems: 2 },
      'empty-range',
    ],
    ['of a reference, which holds an id', { type: 'string', enum: ['a'], 'x-ref': { to: 'part' } }, 'reference'],
    ['of all records alike', { type: 'string', const: 'a' }, 'field-type'],
  ];

  it.each(cases)('are refused: %s', (_, spec, code) => {
    const { problems } = fieldOf(spec);
    expect(problems.map((problem) => problem.split(' ')[1])).toContain(`${code}:`);
    expect(problems.map(place)).toEqual(problems.map(() => expect.stringMatching(/^schemas\/part\.yaml:1:\d+/)));
  });

  it('are refused of the field that holds the state', () => {
    const { problems } = modelOf(
      { status: { type: 'string', readOnly: true, maxLength: 3 } },
      { 'x-states': { field: 'status', initial: 'open', values: { open: { zh: '开', en: 'Open', end: true } } } },
    );
    expect(problems).toEqual([expect.stringContaining('state-type: the values of "status" are the states')]);
  });
});
