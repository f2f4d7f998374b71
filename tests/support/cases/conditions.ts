import type { ZodMiniType } from 'zod/mini';
import { writtenFields } from '#codegen/emit/shapes.ts';
import type { Expr } from '#codegen/expression/types.ts';
import { fieldsOf, parts } from '#codegen/expression/walk.ts';
import { printers } from '#codegen/fields/printers.ts';
import type { Entity, Field } from '#codegen/model/types.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { routes } from '#generated/server/routes.gen.ts';
import { tableRules, tableWhens, type TableName } from '#generated/server/tables.gen.ts';
import { DAY_MS, SAMPLE_TIME } from './factories.ts';
import { model } from './model.ts';

/** The conditions (x-when) of an entity: the fields that they switch, and the fields that they read. */
export interface ConditionCase {
  entity: string;
  whens: Whens;
  rules: readonly Rule[];
  create: ZodMiniType;
  /** Each field with x-when: what decides, whether it is required while it is on, and values that it takes. */
  fields: Readonly<Record<string, { reads: readonly string[]; required: boolean; values: readonly unknown[] }>>;
  /** Each field that decides, with values on both sides of every comparison. */
  deciders: Readonly<Record<string, readonly unknown[]>>;
}

/** Returns the literals that an expression compares a field with. */
function comparedWith(expr: Expr, name: string): unknown[] {
  const sides = parts(expr);
  const isHere = sides.some((side) => side.node === 'field' && side.name === name);
  const here = isHere
    ? sides.flatMap((side) => (side.node === 'literal' || side.node === 'limit' ? [side.value] : []))
    : [];
  return [...here, ...sides.flatMap((side) => comparedWith(side, name))];
}

/** Values of a field with x-when: times of day are several, as rules hold some of them apart. */
const valuesOf = (field: Field, day: number): readonly unknown[] =>
  field.kind === 'time' ? printers.time.edges(field.json, SAMPLE_TIME) : [sampleOf(field, day)];

const sampleOf = (field: Field, day: number): unknown =>
  printers[field.kind].sample(field.json, SAMPLE_TIME + day * DAY_MS);

/** All values of what is chosen from a few; else those that are compared with, and their neighbours. */
function deciding(field: Field, whens: readonly Expr[]): unknown[] {
  if (field.values) return field.values.map(({ value }) => value);
  if (field.kind === 'boolean') return [true, false];
  const literals = whens.flatMap((when) => comparedWith(when, field.name));
  const near = literals.flatMap((value) => (typeof value === 'number' ? [value - 1, value, value + 1] : [value]));
  return [...new Set([...near, sampleOf(field, 1)])];
}

function caseOf({ names, ...entity }: Entity): ConditionCase {
  const written = writtenFields({ names, ...entity }, 'create');
  const conditional = written.filter((field) => field.when !== undefined);
  const whens = conditional.map((field) => field.when!);
  const fields = conditional.map((field, index) => {
    const required = field.required && field.default === undefined;
    return [field.name, { reads: fieldsOf(field.when!), required, values: valuesOf(field, index + 1) }] as const;
  });
  const conditionals = new Set(conditional.map(({ name }) => name));
  const deciders = written
    .filter(({ name }) => !conditionals.has(name) && whens.some((when) => fieldsOf(when).includes(name)))
    .map((field) => [field.name, deciding(field, whens)]);
  const table = names.camels as TableName;
  return {
    entity: names.camel,
    whens: tableWhens[table],
    rules: tableRules[table],
    create: routes.find(({ call }) => call.entity === names.camel && call.kind === 'create')!.input,
    fields: Object.fromEntries(fields),
    deciders: Object.fromEntries(deciders) as ConditionCase['deciders'],
  };
}

const hasConditions = (entity: Entity): boolean =>
  entity.stored && writtenFields(entity, 'create').some((field) => field.when !== undefined);

/** All conditions: tests/server/conditions.test.ts holds every place that asks them against the others. */
export const conditions: readonly ConditionCase[] = model.entities.filter(hasConditions).map(caseOf);
