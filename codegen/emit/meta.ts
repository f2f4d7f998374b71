import type { ActionMeta, EntityMeta, FieldMeta, Operation, System } from '#core/entity/meta.ts';
import { ImportSet } from '../imports.ts';
import type { Action, Entity, Field } from '../model/types.ts';
import { entityBanner, literal, page } from './banner.ts';
import { filters, sortable } from './callShapes.ts';
import { showPerm } from '../model/routes.ts';
import type { Emitter } from './emitter.ts';
import { arrow } from './schema.ts';
import { isAlwaysAnswered } from './shapes.ts';
import { statesMeta } from './states.ts';

const OPERATIONS: readonly Operation[] = ['list', 'one', 'create', 'update'];

const refMeta = ({ to, toBy, across }: NonNullable<Field['ref']>): NonNullable<FieldMeta['ref']> => ({
  ...(to === undefined ? { toBy } : { to }),
  ...(across ? { across } : {}),
});

function fieldMeta(field: Field): FieldMeta {
  const { perm, ref, values, file, widget } = field;
  return {
    name: field.name,
    kind: field.kind,
    ...(field.nullable ? { nullable: true } : {}),
    ...(field.required ? { required: true } : {}),
    ...(field.empty === undefined ? {} : { saysEmpty: true as const }),
    ...(field.invalid === undefined ? {} : { saysInvalid: true as const }),
    ...(field.confirm === undefined ? {} : { confirmed: true as const }),
    ...(field.touches ? { touches: true as const } : {}),
    ...(field.readOnly ? { readOnly: true } : {}),
    ...(field.writeOnly ? { writeOnly: true } : {}),
    ...(field.derive === undefined ? {} : { derived: true }),
    in: OPERATIONS.filter((operation) => field.in.has(operation)),
    ...(perm.read === undefined ? {} : { readPerm: perm.read }),
    ...(perm.mode === undefined ? {} : { readIn: perm.mode }),
    ...(perm.write === undefined ? {} : { writePerm: perm.write }),
    ...(perm.values === undefined ? {} : { valuePerms: perm.values }),
    ...(ref === undefined ? {} : { ref: refMeta(ref) }),
    ...(values === undefined ? {} : { values: values.map(({ value }) => value) }),
    ...(file === undefined ? {} : { file }),
    ...(field.personal ? { personal: true as const } : {}),
    ...(widget === undefined ? {} : { widget }),
    ...(field.default === undefined ? {} : { default: field.default }),
  };
}

function actionMeta(action: Action): ActionMeta {
  const {
    label: _,
    help: ______,
    form,
    needsHandler: __,
    source: ___,
    conditions: ____,
    begins: _____,
    shows: _______,
    ...rest
  } = action;
  const refs = form
    .filter(({ ref, file, widget }) => ref !== undefined || file !== undefined || widget === 'district')
    .map(fieldMeta)
    .map(({ name, kind, ref, file, widget }) => ({
      name,
      kind,
      ...(ref === undefined ? {} : { ref }),
      ...(file === undefined ? {} : { file }),
      ...(widget === 'district' ? { widget } : {}),
    }));
  return { ...rest, form: form.length > 0, ...(refs.length > 0 ? { refs } : {}) };
}

/** Returns the metadata of an entity, with which server and console treat all entities alike. */
export function entityMeta(entity: Entity): EntityMeta {
  const { names } = entity;
  return {
    name: names.camel,
    resource: names.kebabs,
    table: names.snakes,
    systems: entity.systems,
    display: entity.display,
    perm: { ...entity.perm, ...(showPerm(entity) === entity.perm.list ? {} : { show: showPerm(entity) }) },
    scope: entity.scope,
    fields: entity.fields.filter((field) => field.declared || isAlwaysAnswered(entity, field.name)).map(fieldMeta),
    ...(entity.states === undefined ? {} : { states: statesMeta(entity.states) }),
    actions: entity.actions.map(actionMeta),
    views: entity.list.views.map(({ name, perm, actions, where }) => ({
      name,
      perm,
      ...(actions === undefined ? {} : { actions }),
      ...(name !== 'list' && where === undefined ? { isWhole: true } : {}),
    })),
    search: entity.list.search,
    sortable: sortable(entity),
    filters: filters(entity),
    ...(entity.list.totals.length > 0 ? { totals: entity.list.totals } : {}),
    sort: entity.list.sort,
    lock: entity.form.lock,
    ...(entity.form.bulk.length > 0 ? { bulk: entity.form.bulk } : {}),
    ...binMeta(entity),
    ...(entity.form.duplicate === undefined ? {} : { duplicate: entity.form.duplicate }),
    ...(entity.members === undefined ? {} : { members: entity.members }),
    verbs: verbs(entity),
    ...(entity.importing === undefined ? {} : { importing: entity.importing }),
    ...(entity.exporting === undefined ? {} : { exporting: entity.exporting }),
  };
}

function binMeta({ calls }: Entity): Pick<EntityMeta, 'bin'> {
  const restore = calls.find(({ kind }) => kind === 'restore');
  return restore === undefined ? {} : { bin: { perm: restore.perm } };
}

/** Verbs by console. A call may be limited to one console although its entity has both (`mode` in x-calls). */
function verbs({ systems, calls }: Entity): EntityMeta['verbs'] {
  const of = (system: System) => calls.filter((call) => call.systems.includes(system)).map(({ verb }) => verb);
  return Object.fromEntries(systems.map((system) => [system, of(system)]));
}

function writeWhens({ fields }: Entity, imports: ImportSet): string {
  const lines = fields.flatMap(({ name, perm: { when } }) => (when ? [`${name}: ${arrow(when, imports)}`] : []));
  return lines.length === 0 ? '' : `, writeWhens: { ${lines.join(', ')} }`;
}

function locks({ form }: Entity, imports: ImportSet): string {
  const lines = form.locks.map(
    ({ fields, holds, error }) => `{ fields: ${literal(fields)}, holds: ${arrow(holds, imports)}, error: '${error}' }`,
  );
  return lines.length === 0 ? '' : `, locks: [${lines.join(', ')}]`;
}

/** Prints conditions as code; everything else of the meta is data. */
function conditions({ actions, form }: Entity, imports: ImportSet): string {
  const views = [
    { name: 'update', conditions: form.conditions },
    { name: 'duplicate', conditions: form.copyable },
  ];
  const lines = [...views, ...actions].flatMap(({ name, conditions: own = [] }) => {
    const each = own.map(({ holds, error }) => {
      const said = error === undefined ? '' : `, error: '${error}'`;
      return `{ holds: ${arrow(holds, imports)}${said} }`;
    });
    return each.length === 0 ? [] : [`${name}: [${each.join(', ')}]`];
  });
  return lines.length === 0 ? '' : `conditions: { ${lines.join(', ')} }, `;
}

function emitEntity(entity: Entity): string {
  const imports = new ImportSet();
  const type = imports.type('EntityMeta', '#core/entity/meta.ts');
  const meta = entityMeta(entity);
  // States are printed in their own file.
  const { states, ...rest } = meta;
  const own =
    (states === undefined ? '' : `states: ${imports.value(`${entity.names.camel}States`, './states.gen.ts')}, `) +
    conditions(entity, imports);
  return page(
    entityBanner(entity),
    imports,
    `export const ${entity.names.camel}Meta: ${type} = { ${own}${literal(rest).slice(1, -1)}${writeWhens(entity, imports)}${locks(entity, imports)} };\n`,
  );
}

/** Emitter of the meta: data for code that is generic over entities. */
export const meta: Emitter = {
  id: 'meta',
  each: (entity) =>
    entity.stored ? [{ path: `model/${entity.names.kebabs}/meta.gen.ts`, text: emitEntity(entity) }] : [],
};
