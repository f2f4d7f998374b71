import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rule from '#core/entity/rule.ts';
import { withConditions } from '#codegen/emit/openapi/conditions.ts';
import { createShape, jsonOfShape, updateShape } from '#codegen/emit/shapes.ts';
import { toTs } from '#codegen/expression/toTs.ts';
import { standardOf } from '#codegen/fields/schema.ts';
import { loadTexts } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import type { Entity } from '#codegen/model/types.ts';
import { formatProblem } from '#codegen/problems.ts';
import { oracle } from '../zod/oracle.ts';

/** Words that all small schemas share. */
const WORDS = readFileSync(join(import.meta.dirname, '../golden/_words/_enums.yaml'), 'utf8');
const NOW = Date.parse('2030-01-01T00:00:00Z');
const label = '{zh: 字段, en: Field}';

/** Comparisons that JSON Schema can say, over a choice, a switch, a number and a text. */
const said = fc.constantFrom(
  "kind == 'a'",
  "kind != 'b'",
  "'c' == kind",
  "kind in ['a', 'c']",
  "!(kind in ['a', 'b'])",
  'kind == null',
  'lit == true',
  'lit != true',
  '!lit',
  'lit != null',
  'size > 2',
  '2 >= size',
  'size == 3',
  'size != 3',
  '!(size < 2)',
  "note == 'x'",
  "note != 'x'",
  'note == null',
  'note != null',
);

/** And those that it cannot. */
const unsaid = fc.constantFrom(
  'at > now()',
  "me.system == 'YXF'",
  'size == other',
  'len(note) > 1',
  'size + other > 3',
);

const joined = (leaf: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.letrec<{ any: string }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      leaf,
      fc.tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any')).map(([a, op, b]) => `(${a}) ${op} (${b})`),
      tie('any').map((a) => `!(${a})`),
    ),
  })).any;

interface Case {
  first: string;
  second: string;
  section: string | null;
  /** Fields with a default, and required ones. */
  defaults: readonly string[];
  required: readonly string[];
  locked: boolean;
}

/** `first` hangs on what is plain, `second` on that and on `first`: a chain. */
const cases = (leaf: fc.Arbitrary<string>): fc.Arbitrary<Case> =>
  fc.record({
    first: joined(leaf),
    second: joined(fc.oneof(leaf, fc.constantFrom('first == 1', 'first != null', 'first == null', 'first > 1'))),
    section: fc.option(leaf, { nil: null }),
    defaults: fc.subarray(['kind', 'lit', 'size', 'first']),
    required: fc.subarray(['first', 'second']),
    locked: fc.boolean(),
  });

const DEFAULTS: Readonly<Record<string, string>> = { kind: 'a', lit: 'true', size: '3', first: '1' };

function entityOf({ first, second, section, defaults, required, locked }: Case): Entity {
  const field = (name: string, type: string, when?: string) =>
    `  ${name}: {${type}${defaults.includes(name) ? `, default: ${DEFAULTS[name]}` : ''}${when ? `, x-when: ${JSON.stringify(when)}` : ''}, x-label: ${label}}`;
  const text = [
    '$id: thing',
    'type: object',
    `required: [${required.join(', ')}]`,
    `x-entity: {label: ${label}, perm: {list: thing.view, create: thing.add, edit: thing.edit}}`,
    'properties:',
    field('kind', `type: string, enum: [a, b, c], x-enum: {a: ${label}, b: ${label}, c: ${label}}`),
    field('lit', 'type: boolean'),
    field('size', 'type: integer'),
    field('other', 'type: integer'),
    field('note', 'type: string'),
    field('at', 'type: string, format: date-time'),
    field('first', 'type: integer', first),
    field('second', 'type: string', second),
    'x-form:',
    `  edit: {lock: [${locked ? 'kind' : ''}]}`,
    '  groups:',
    '    plain: {fields: [kind, lit, size, other, note, at, first]}',
    `    more: {fields: [second]${section === null ? '' : `, when: ${JSON.stringify(section)}`}}`,
    'x-calls: {list: {path: /thing/list}, create: {path: /thing/add}, update: {path: /thing/update}}',
  ].join('\n');
  const { model, problems } = buildModel(
    loadTexts(
      new Map([
        ['schemas/_enums.yaml', WORDS],
        ['schemas/thing.yaml', text],
      ]),
    ),
  );
  if (!model) throw new Error(problems.map(formatProblem).join('\n'));
  return model.entities[0]!;
}

/** The predicates as codegen prints them, running. */
function whensOf(entity: Entity): rule.Whens {
  const names = Object.keys(rule);
  const run = (code: string) =>
    compileFunction(`return (v, c) => ${code};`, names)(...Object.values(rule)) as rule.Whens[string];
  return Object.fromEntries(
    entity.fields.filter((field) => field.when).map((field) => [field.name, run(toTs(field.when!).code)]),
  );
}

const value = <T>(...values: T[]) => fc.constantFrom<T | null | undefined>(...values, null, undefined);
const payloads = fc.record({
  kind: value('a', 'b', 'c'),
  lit: value(true, false),
  size: value(1, 2, 3, 4),
  other: value(1, 3),
  note: value('x', 'yy', ''),
  at: value('2029-01-01T00:00:00Z', '2031-01-01T00:00:00Z'),
  first: value(1, 2),
  second: value('z', ''),
});

const narrowed = (values: rule.Values, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

function judge(entity: Entity, record: rule.Values, on: 'create' | 'update') {
  const whens = whensOf(entity);
  const context = { now: NOW, me: { userId: 'u', corpId: 'c', deptId: null, system: 'YXF' }, on } as const;
  const stripped: rule.Values = rule.strip(record, whens, context);
  const names = entity.fields.filter(({ when }) => when).map(({ name }) => name);
  const off = names.filter((name) => !whens[name]!(stripped, context));
  const missing = entity.fields.filter(
    (field) =>
      field.when &&
      field.required &&
      field.default === undefined &&
      !off.includes(field.name) &&
      rule.isMissing(stripped[field.name]),
  );
  return { off, isWhole: missing.length === 0 };
}

const sentOff = (payload: rule.Values, off: readonly string[]) =>
  off.some((name) => payload[name] !== null && payload[name] !== undefined);

function schemaOf(entity: Entity, operation: 'create' | 'update') {
  const shape = operation === 'create' ? createShape(entity) : updateShape(entity);
  const plain = standardOf(jsonOfShape(shape));
  return {
    names: shape.members.map(({ name }) => name),
    plain: oracle(plain),
    whole: oracle(withConditions(entity, operation, plain)),
  };
}

const withDefaults = (entity: Entity, payload: rule.Values) =>
  Object.fromEntries(entity.fields.map(({ name, default: byDefault }) => [name, payload[name] ?? byDefault ?? null]));

describe('conditions in JSON Schema', () => {
  it('say of a new record exactly what the printed predicates say', () => {
    fc.assert(
      fc.property(cases(said), fc.array(payloads, { minLength: 8, maxLength: 8 }), (each, values) => {
        const entity = entityOf(each);
        const { names, plain, whole } = schemaOf(entity, 'create');
        for (const payload of values.map((value) => narrowed(value, names))) {
          const { off, isWhole } = judge(entity, withDefaults(entity, payload), 'create');
          const wanted = plain(payload) && isWhole && !sentOff(payload, off);
          expect([payload, whole(payload)]).toEqual([payload, wanted]);
        }
      }),
      { numRuns: 80 },
    );
  });

  it.each(['create', 'update'] as const)(
    'never refuse in %s what the server would keep, whatever the record, said or not',
    (operation) => {
      fc.assert(
        fc.property(
          cases(fc.oneof(said, unsaid)),
          fc.array(fc.tuple(payloads, payloads), { minLength: 8, maxLength: 8 }),
          (each, pairs) => {
            const entity = entityOf(each);
            const { names, plain, whole } = schemaOf(entity, operation);
            for (const [before, values] of pairs) {
              // Only an update names its record: a create that does is refused for that alone.
              const payload = { ...(operation === 'update' ? { id: 'x' } : {}), ...narrowed(values, names) };
              if (!plain(payload) || whole(payload)) continue;
              const record = operation === 'create' ? withDefaults(entity, payload) : { ...before, ...payload };
              const { off, isWhole } = judge(entity, record, operation);
              expect([payload, isWhole && !sentOff(payload, off)]).toEqual([payload, false]);
            }
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});
