import { zodOf } from '../fields/schema.ts';
import { ImportSet } from '../imports.ts';
import type { Model } from '../model/model.ts';
import { KEY, KEY_JSON } from '../model/money.ts';
import type { CallDef, Entity } from '../model/types.ts';
import { banner, entityBanner, literal, page } from './banner.ts';
import { allCalls } from './calls.ts';
import {
  actionOf,
  condition,
  exportInput,
  filters,
  idsInput,
  importInput,
  isBatch,
  listInput,
  oneInput,
  templateInput,
} from './callShapes.ts';
import type { Emitter } from './emitter.ts';

const optional = (name: string, printed: string): string => `${name}: z.optional(${printed}),\n`;

function filterOf(entity: Entity, imports: ImportSet): string {
  const allowed = filters(entity);
  const members = entity.fields
    .filter((field) => allowed[field.name] !== undefined)
    .map((field) => {
      const forms = allowed[field.name]!.map((op) => zodOf(condition(field, op), imports));
      return optional(field.name, forms.length === 1 ? forms[0]! : `z.union([${forms.join(', ')}])`);
    });
  return `z.strictObject({\n${members.join('')}})`;
}

/** The input of a list or an export: all that either takes may be left out. */
function listOf(entity: Entity, imports: ImportSet, input: ReturnType<typeof listInput>): string {
  // The names stand in the meta already.
  const meta = imports.value(`${entity.names.camel}Meta`, `#generated/model/${entity.names.kebabs}/meta.gen.ts`);
  const members = Object.entries(input).map(([name, json]) =>
    optional(name, name === 'sort' ? `z.enum(${meta}.sortable)` : zodOf(json, imports)),
  );
  return `z.strictObject({\n${members.join('')}${optional('filter', filterOf(entity, imports))}})`;
}

const keyOf = (imports: ImportSet): string => `${KEY}: ${zodOf(KEY_JSON, imports)}`;

function batchOf(entity: Entity, call: CallDef, imports: ImportSet): string {
  const action = actionOf(entity, call);
  const ids = zodOf(idsInput(action?.bulk ?? 200), imports);
  const own = `{ ids: ${ids}${call.money ? `, ${keyOf(imports)}` : ''} }`;
  if (action === undefined || action.form.length === 0) return `z.strictObject(${own})`;
  const forms = imports.value(`${entity.names.camel}Forms`, `#generated/model/${entity.names.kebabs}/types.gen.ts`);
  return `z.extend(${forms}.${action.name}, ${own})`;
}

/** The fields of x-form.bulk as an update takes them; a call that sets none would say that it did something. */
function manyOf(entity: Entity, imports: ImportSet): string {
  const whole = imports.value(`${entity.names.camel}Update`, `#generated/model/${entity.names.kebabs}/types.gen.ts`);
  const picked = `z.pick(${whole}, { ${entity.form.bulk.map((name) => `${name}: true`).join(', ')} })`;
  const check = `z.refine(${imports.value('saysSomething', '#core/entity/formats.ts')}, { error: 'required' })`;
  return `z.strictObject({ ids: ${zodOf(idsInput(200), imports)}, set: ${picked}.check(${check}) })`;
}

/** Returns the validator of a call's input. */
function inputOf(entity: Entity, call: CallDef, imports: ImportSet): string {
  if (call.input !== undefined) return zodOf(call.input, imports);
  const own = (name: string) =>
    imports.value(`${entity.names.camel}${name}`, `#generated/model/${entity.names.kebabs}/types.gen.ts`);
  if (call.kind === 'list') return listOf(entity, imports, listInput(entity));
  if (call.kind === 'export') return listOf(entity, imports, exportInput(entity));
  if (call.kind === 'template') return zodOf(templateInput(), imports);
  if (call.kind === 'one') return zodOf(oneInput(), imports);
  if (call.kind === 'create') return call.money ? `z.extend(${own('Create')}, { ${keyOf(imports)} })` : own('Create');
  if (call.kind === 'update') return own('Update');
  if (call.kind === 'import') return zodOf(importInput(), imports);
  if (call.kind === 'updateMany') return manyOf(entity, imports);
  if (isBatch(call)) return batchOf(entity, call, imports);
  throw new Error(`${call.name} declares no input`);
}

function emitEntity(entity: Entity): string {
  const imports = new ImportSet();
  const { camel } = entity.names;
  const inputs = entity.calls.map((call) => `${call.verb}: ${inputOf(entity, call, imports)},\n`);
  const outputs = entity.calls.flatMap((call) =>
    call.output === undefined ? [] : [`${call.verb}: ${zodOf(call.output, imports)},\n`],
  );
  const body = [
    `/** What each call takes. */\nexport const ${camel}Inputs = {\n${inputs.join('')}};\n`,
    ...(outputs.length === 0
      ? []
      : [
          `/** What each call with a shape of its own answers. */\nexport const ${camel}Outputs = {\n${outputs.join('')}};\n`,
        ]),
  ];
  if (/\bz\./.test(body.join(''))) imports.namespace('z', 'zod/mini');
  return page(entityBanner(entity), imports, body.join('\n'));
}

/** Prints the server's route table: every call with its input, for the dispatcher. */
function emitRoutes(model: Model): string {
  const imports = new ImportSet();
  imports.value('calls', '#generated/model/calls.gen.ts');
  const rows = allCalls(model).map(({ entity, call }) => {
    const { camel, kebabs } = entity.names;
    const from = `./inputs/${kebabs}.gen.ts`;
    const input = `${imports.value(`${camel}Inputs`, from)}.${call.verb}`;
    const output = call.output === undefined ? '' : `, output: ${imports.value(`${camel}Outputs`, from)}.${call.verb}`;
    const refs = call.refs.length === 0 ? '' : `, refs: ${literal(call.refs)}`;
    return `{ call: calls['${call.name}'], input: ${input}${output}${refs} },\n`;
  });
  const meta = imports.type('CallMeta', '#core/entity/meta.ts');
  const ref = imports.type('InputRefMeta', '#core/entity/meta.ts');
  const schema = imports.type('ZodMiniType', 'zod/mini');
  const body = `export interface Route {\n  call: ${meta};\n  input: ${schema};\n  /** Where the schema declares the answer's shape. */\n  output?: ${schema};\n  /** References inside a payload of its own (x-ref). */\n  refs?: readonly ${ref}[];\n}\n\nexport const routes: readonly Route[] = [\n${rows.join('')}];\n`;
  return page(banner('schemas/'), imports, body);
}

/** Validators of every call's payload, and the table that binds them. */
export const inputs: Emitter = {
  id: 'inputs',
  emit: (model) => [{ path: 'server/routes.gen.ts', text: emitRoutes(model) }],
  each: (entity) =>
    entity.calls.length > 0 ? [{ path: `server/inputs/${entity.names.kebabs}.gen.ts`, text: emitEntity(entity) }] : [],
};
