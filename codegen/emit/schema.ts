import { toTs } from '../expression/toTs.ts';
import type { Expr } from '../expression/types.ts';
import { fieldsOf } from '../expression/walk.ts';
import { ImportSet } from '../imports.ts';
import { asking } from '../model/rules.ts';
import type { Entity, Field } from '../model/types.ts';
import { entityBanner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';
import { createShape, formShape, updateShape, writtenFields, isWritten } from './shapes.ts';
import { zodOfShape } from './zodShape.ts';

const RULE = '#core/entity/rule.ts';

/** Returns the source of `(v, c) => …` without unused parameters. */
export function arrow(expr: Expr, imports: ImportSet): string {
  const { code, uses } = toTs(expr);
  for (const name of uses) imports.value(name, RULE);
  const readsContext = /\bc\./.test(code);
  const readsValues = /\bv\./.test(code);
  const values = readsValues ? 'v' : '_v';
  return `(${readsContext ? `${values}, c` : readsValues ? 'v' : ''}) => ${code}`;
}

/** Prints the conditions of an entity's fields as an object. */
export function whensOf({ fields }: Entity, imports: ImportSet): string {
  const own = fields.filter((field) => field.when !== undefined);
  return `{\n${own.map((field) => `${field.name}: ${arrow(field.when!, imports)},\n`).join('')}}`;
}

const whens = (entity: Entity, imports: ImportSet): string =>
  `/** Whether a field is on: else it is neither shown, nor required, nor stored. */\nexport const ${entity.names.camel}Whens: ${imports.type('Whens', RULE)} = ${whensOf(entity, imports)};\n`;

/** Prints the operations of a rule; create and update are the default and left out. */
const onOf = (on: readonly string[]): string => (on.join() === 'create,update' ? '' : `on: ${literal(on)}, `);

/** Operations that check a required field: those that write it or write a field that its x-when reads. */
const onRequired = (entity: Entity, field: Field): string[] => [
  'create',
  'update',
  ...asking(entity.actions, entity.states?.field, [...fieldsOf(field.when!), field.name]),
];

/** Prints the rule for a field that x-when makes required. The zod schema keeps it optional, since only the values decide. */
function requiredRule(entity: Entity, field: Field, imports: ImportSet): string {
  imports.value('isMissing', RULE);
  if (field.when === undefined)
    return `{ id: 'required', at: '${field.name}', reads: ['${field.name}'], assert: (v) => !isMissing(v.${field.name}) },\n`;
  const { code, uses } = toTs(field.when);
  for (const name of uses) imports.value(name, RULE);
  const parameters = /\bc\./.test(code) ? 'v, c' : 'v';
  const empty =
    field.kind === 'refs' || field.kind === 'files'
      ? ` && ${imports.value('lengthOf', RULE)}(v.${field.name}) !== 0`
      : '';
  return `{ id: 'required', at: '${field.name}', ${onOf(onRequired(entity, field))}reads: ${literal([...fieldsOf(field.when), field.name])}, assert: (${parameters}) => !(${code}) || (!isMissing(v.${field.name})${empty}) },\n`;
}

/** Prints the rules of an entity as a list: those of fields that must be there, and its own. */
export function rulesOf(
  entity: Entity,
  imports: ImportSet,
  required: readonly Field[],
  more: readonly string[] = [],
): string {
  const own = entity.rules.map(
    (rule) =>
      `{ id: '${entity.names.camel}.${rule.id}', at: '${rule.at}', ${onOf(rule.on)}reads: ${literal(fieldsOf(rule.assert))}, assert: ${arrow(rule.assert, imports)} },\n`,
  );
  const lines = [...required.map((field) => requiredRule(entity, field, imports)), ...more, ...own];
  return `[\n${lines.join('')}]`;
}

function rules(entity: Entity, imports: ImportSet): string {
  // A field that is always required is the zod schema's.
  const conditional = writtenFields(entity, 'create').filter(
    ({ required, when, default: value }) => required && when !== undefined && value === undefined,
  );
  return `/** Rules across fields, in the order in which they are asked. */\nexport const ${entity.names.camel}Rules: readonly ${imports.type('Rule', RULE)}[] = ${rulesOf(entity, imports, conditional)};\n`;
}

function derived(entity: Entity, imports: ImportSet): string {
  const own = entity.fields.filter((field) => field.derive !== undefined);
  const type = `Readonly<Record<string, (values: ${imports.type('Values', RULE)}, context: ${imports.type('RuleContext', RULE)}) => unknown>>`;
  const lines = own.map((field) => `${field.name}: ${arrow(field.derive!, imports)},\n`);
  return `/** Fields that are computed from others and never stored. */\nexport const ${entity.names.camel}Derive = {\n${lines.join('')}} satisfies ${type};\n`;
}

function forms(entity: Entity, imports: ImportSet): string {
  const lines = entity.actions
    .filter((action) => action.form.length > 0)
    .map((action) => `${action.name}: ${zodOfShape(formShape(entity, action), imports)},\n`);
  if (lines.length === 0) return '';
  return `/** What actions ask for. */\nexport const ${entity.names.camel}Forms = {\n${lines.join('')}};\n`;
}

/** Prints what browser and server check of an entity: validators, conditions of fields, rules. */
export function validators(entity: Entity, imports: ImportSet): string {
  const { camel } = entity.names;
  const parts = [
    isWritten(entity, 'create') ? `export const ${camel}Create = ${zodOfShape(createShape(entity), imports)};\n` : '',
    isWritten(entity, 'update')
      ? `/** What is absent stays; null clears. */\nexport const ${camel}Update = ${zodOfShape(updateShape(entity), imports)};\n`
      : '',
    forms(entity, imports),
    whens(entity, imports),
    rules(entity, imports),
  ];
  return parts.filter(Boolean).join('\n');
}

/** Emitter of the computed fields, in a file of their own: lists need them, but not the validators. */
export const derive: Emitter = {
  id: 'derive',
  each(entity) {
    if (!entity.stored) return [];
    const imports = new ImportSet();
    const body = derived(entity, imports);
    return [{ path: `model/${entity.names.kebabs}/derive.gen.ts`, text: page(entityBanner(entity), imports, body) }];
  },
};
