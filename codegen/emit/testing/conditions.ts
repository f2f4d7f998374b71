import type { Expr } from '../../expression/types.ts';
import { fieldsOf, parts } from '../../expression/walk.ts';
import { printers } from '../../fields/printers.ts';
import type { ImportSet } from '../../imports.ts';
import type { Entity, Field } from '../../model/types.ts';
import { banner, literal, page } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { joined, partOf } from '../part.ts';
import type { Part } from '../part.ts';
import { writtenFields } from '../shapes.ts';
import { codeOf } from './fields.ts';

/** From when the times in samples are counted, as in factories.gen.ts. */
const AT = Date.UTC(2030, 0, 2);
const DAY_MS = 86_400_000;

const FOUNDATION = `/** What an entity's conditions (x-when) decide, and what decides over them. */
export interface ConditionCase {
  entity: string;
  whens: Whens;
  rules: readonly Rule[];
  create: ZodMiniType;
  /** Each field with x-when: what decides, whether it is required while it is on, and a value that it takes. */
  fields: Readonly<Record<string, { reads: readonly string[]; required: boolean; value: unknown }>>;
  /** Each field that decides, with values on both sides of every comparison. */
  deciders: Readonly<Record<string, readonly unknown[]>>;
}
`;

/** Returns the literals that an expression compares a field with. */
function comparedWith(expr: Expr, name: string): unknown[] {
  const sides = parts(expr);
  const isHere = sides.some((side) => side.node === 'field' && side.name === name);
  const here = isHere
    ? sides.flatMap((side) => (side.node === 'literal' || side.node === 'limit' ? [side.value] : []))
    : [];
  return [...here, ...sides.flatMap((side) => comparedWith(side, name))];
}

/** All values of what is chosen from a few; else those that are compared with, and their neighbours. */
function deciding(field: Field, whens: readonly Expr[]): unknown[] {
  if (field.values) return field.values.map(({ value }) => value);
  if (field.kind === 'boolean') return [true, false];
  const literals = whens.flatMap((when) => comparedWith(when, field.name));
  const near = literals.flatMap((value) => (typeof value === 'number' ? [value - 1, value, value + 1] : [value]));
  return [...new Set([...near, printers[field.kind].sample(field.json, AT)])];
}

function caseOf(entity: Entity, imports: ImportSet): string {
  const { camel, kebabs } = entity.names;
  const own = (name: string) => imports.value(`${camel}${name}`, `#generated/model/${kebabs}/schema.gen.ts`);
  const written = writtenFields(entity, 'create');
  const conditional = written.filter((field) => field.when !== undefined);
  const whens = conditional.map((field) => field.when!);
  const fields = conditional.map((field, index) => {
    const { required, default: byDefault } = field;
    const value = codeOf(printers[field.kind].sample(field.json, AT + index * DAY_MS));
    return `${field.name}: { reads: ${literal(fieldsOf(field.when!))}, required: ${required && byDefault === undefined}, value: ${value} },\n`;
  });
  const names = new Set(conditional.map(({ name }) => name));
  const deciders = written
    .filter(({ name }) => !names.has(name) && whens.some((when) => fieldsOf(when).includes(name)))
    .map((field) => `${field.name}: ${literal(deciding(field, whens))},\n`);
  return `{\nentity: '${camel}',\nwhens: ${own('Whens')},\nrules: ${own('Rules')},\ncreate: ${own('Create')},\nfields: {\n${fields.join('')}},\ndeciders: {\n${deciders.join('')}},\n},\n`;
}

const hasConditions = (entity: Entity): boolean =>
  entity.stored && writtenFields(entity, 'create').some((field) => field.when !== undefined);

/** A table of all conditions: tests/server/conditions.test.ts holds every place that asks them against the others. */
export const conditions: Emitter<Part> = {
  id: 'conditions',
  parts: {
    of: (entity) => partOf((imports) => (hasConditions(entity) ? caseOf(entity, imports) : '')),
    join(parts) {
      const { text, imports } = joined(parts);
      for (const type of ['Rule', 'Whens']) imports.type(type, '#core/entity/rule.ts');
      imports.type('ZodMiniType', 'zod/mini');
      const body = [FOUNDATION, `export const conditions: readonly ConditionCase[] = [\n${text}];\n`];
      return [{ path: 'testing/conditions.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) }];
    },
  },
};
