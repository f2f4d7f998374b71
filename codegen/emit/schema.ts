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

function whens(entity: Entity, imports: ImportSet): string {
  const own = entity.fields.filter((field) => field.when !== undefined);
  const lines = own.map((field) => `${field.name}: ${arrow(field.when!, imports)},\n`);
  return `/** Whether a field is on: else it is neither shown, nor required, nor stored. */\nexport const ${entity.names.camel}Whens: ${imports.type('Whens', RULE)} = {\n${lines.join('')}};\n`;
}

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
  const { code, uses } = toTs(field.when!);
  for (const name of [...uses, 'isMissing']) imports.value(name, RULE);
  const parameters = /\bc\./.test(code) ? 'v, c' : 'v';
  const empty =
    field.kind === 'refs' || field.kind === 'files'
      ? ` && ${imports.value('lengthOf', RULE)}(v.${field.name}) !== 0`
      : '';
  return `{ id: 'required', at: '${field.name}', ${onOf(onRequired(entity, field))}reads: ${literal([...fieldsOf(field.when!), field.name])}, assert: (${parameters}) => !(${code}) || (!isMissing(v.${field.name})${empty}) },\n`;
}

function rules(entity: Entity, imports: ImportSet): string {
  const required = writtenFields(entity, 'create').filter(
    (field) => field.required && field.when !== undefined && field.default === undefined,
  );
  const own = entity.rules.map(
    (rule) =>
      `{ id: '${entity.names.camel}.${rule.id}', at: '${rule.at}', ${onOf(rule.on)}reads: ${literal(fieldsOf(rule.assert))}, assert: ${arrow(rule.assert, imports)} },\n`,
  );
  const lines = [...required.map((field) => requiredRule(entity, field, imports)), ...own];
  return `/** Rules across fields, in the order in which they are asked. */\nexport const ${entity.names.camel}Rules: readonly ${imports.type('Rule', RULE)}[] = [\n${lines.join('')}];\n`;
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

function emitEntity(entity: Entity): string {
  const imports = new ImportSet();
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
  return page(entityBanner(entity), imports, parts.filter(Boolean).join('\n'));
}

/** Prints derived fields to a separate file: lists need them, but not the validators. */
function emitDerived(entity: Entity): string {
  const imports = new ImportSet();
  const body = derived(entity, imports);
  return page(entityBanner(entity), imports, body);
}

/** Emitter of the validators of browser and server, and of the compiled expressions of each entity. */
export const schema: Emitter = {
  id: 'schema',
  each: (entity) =>
    entity.stored
      ? [
          { path: `model/${entity.names.kebabs}/schema.gen.ts`, text: emitEntity(entity) },
          { path: `model/${entity.names.kebabs}/derive.gen.ts`, text: emitDerived(entity) },
        ]
      : [],
};
