import * as fc from 'fast-check';
import type { Field } from '#codegen/model/types.ts';
import { buildModel } from '#codegen/model/build.ts';
import { loadTexts } from '#codegen/load.ts';
import { formatProblem } from '#codegen/problems.ts';

/** A field as a schema file has it. */
export type Spec = Readonly<Record<string, unknown>>;

const label = { zh: '字段', en: 'Field' };

/** The entity that a generated field stands in; JSON is YAML. */
export function modelOf(properties: Readonly<Record<string, Spec>>, rest: Spec = {}) {
  const part = {
    $id: 'part',
    type: 'object',
    'x-entity': { label, perm: { list: 'part.view', create: 'part.add', edit: 'part.edit' } },
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, spec]) => [name, { ...spec, 'x-label': label }]),
    ),
    'x-calls': { list: {}, one: {}, create: {}, update: {} },
    ...rest,
  };
  const words = { columns: {}, verbs: {}, values: {} } as Record<string, Record<string, object>>;
  for (const name of ['id', 'corpId', 'deptId', 'creatorId', 'createdAt', 'updatedAt', 'rev', 'deletedAt'])
    words.columns![name] = label;
  for (const verb of ['one', 'create', 'update']) words.verbs![verb] = label;
  for (const value of ['a', 'b', 'ab']) words.values![value] = label;
  const { model, problems } = buildModel(
    loadTexts(
      new Map([
        ['schemas/part.yaml', JSON.stringify(part)],
        ['schemas/_enums.yaml', JSON.stringify(words)],
      ]),
    ),
  );
  return { entity: model?.entities[0], problems: problems.map(formatProblem) };
}

/** Field of a spec; undefined if the schema language refuses it, with the problems. */
export function fieldOf(spec: Spec): { field: Field | undefined; problems: readonly string[] } {
  const { entity, problems } = modelOf({ field: spec });
  return { field: entity?.fields.find(({ name }) => name === 'field'), problems };
}

/** Returns the spec as JSON Schema: objects with properties are closed, money is an integer. */
export function written(spec: Spec): Spec {
  const { format, items, properties, ...rest } = spec;
  return {
    ...rest,
    ...(format === undefined || format === 'money' ? {} : { format }),
    ...(items === undefined ? {} : { items: written(items as Spec) }),
    ...(properties === undefined
      ? {}
      : {
          additionalProperties: false,
          properties: Object.fromEntries(
            Object.entries(properties as Record<string, Spec>).map(([name, inner]) => [name, written(inner)]),
          ),
        }),
  };
}

const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object'] as const;

const types = fc.oneof(
  { arbitrary: fc.constantFrom(...TYPES), weight: 4 },
  fc.constantFrom(...TYPES).map((type) => [type, 'null']),
);

const bound = fc.oneof(fc.integer({ min: -5, max: 9 }), fc.constantFrom(0.3, 1.5, 19.99));
const count = fc.nat(4);
const choice = fc.constantFrom('a', 'b', 'ab', 1, 2, 0.5, null);

/** Keywords by type, so that most of them fit their field; `any` are for each type, whether they fit or not. */
const keywords: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  string: {
    minLength: count,
    maxLength: fc.integer({ min: 2, max: 6 }),
    pattern: fc.constantFrom('^[A-Z0-9]{3}$', '^a', '\\d{2}', '^(x|y)+$', '^.$', '^\\S{2,3}$'),
    format: fc.constantFrom('date', 'email', 'ipv4'),
    enum: fc.uniqueArray(fc.constantFrom('a', 'b', 'ab', null), { minLength: 1, maxLength: 3 }),
    const: fc.constantFrom('a', 'b'),
  },
  number: {
    minimum: bound,
    maximum: bound,
    exclusiveMinimum: bound,
    exclusiveMaximum: bound,
    multipleOf: fc.constantFrom(1, 2, 3, 0.5, 0.1, 0.01),
    format: fc.constant('money'),
    enum: fc.uniqueArray(choice, { minLength: 1, maxLength: 3 }),
    const: fc.constantFrom(1, 0.5),
  },
  array: { minItems: count, maxItems: fc.integer({ min: 1, max: 5 }), uniqueItems: fc.boolean() },
  object: { required: fc.subarray(['a', 'b', 'c'], { minLength: 1 }), additionalProperties: fc.constant(false) },
};

/** Keywords that belong together; all of them at once are nearly always refused. */
const together: Readonly<Record<string, readonly (readonly string[])[]>> = {
  string: [['minLength', 'maxLength'], ['pattern'], ['format'], ['enum']],
  number: [['minimum', 'maximum'], ['exclusiveMinimum', 'multipleOf'], ['maximum', 'multipleOf'], ['format'], ['enum']],
  array: [['minItems', 'maxItems', 'uniqueItems']],
  object: [['required']],
};

const pick = (group: string, names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, keywords[group]![name]!])), { requiredKeys: [] });

const some = (group: string): fc.Arbitrary<Spec> =>
  fc.oneof(...together[group]!.map((names) => pick(group, names)), pick(group, Object.keys(keywords[group]!)));

const GROUPS: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  array: 'array',
  object: 'object',
};

/** Any field that somebody may write: keywords of its type, and now and then one of another type. */
export const specs: fc.Arbitrary<Spec> = fc.letrec<{ any: Spec }>((tie) => ({
  any: fc.tuple(types, fc.oneof({ maxDepth: 2 }, fc.constant(undefined), tie('any'))).chain(([type, inner]) => {
    const base = [type].flat()[0] as string;
    const own: fc.Arbitrary<Spec> = GROUPS[base] ? some(GROUPS[base]) : fc.constant({});
    const stray = fc.oneof({ arbitrary: fc.constant({}), weight: 20 }, some('string'), some('number'), some('object'));
    const inside =
      base === 'array'
        ? fc.constant(inner ? { items: inner } : { items: { type: 'string' } })
        : base === 'object'
          ? fc.constantFrom<Spec>({}, { properties: { a: inner ?? { type: 'integer' }, b: { type: 'string' } } })
          : fc.constant({});
    return fc.tuple(own, stray, inside).map(([some_, odd, within]) => ({ type, ...odd, ...some_, ...within }));
  }),
})).any;
