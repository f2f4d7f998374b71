import type { FieldFile } from '../grammar/field.ts';
import type { ActionFile } from '../grammar/behaviour.ts';
import type { Scope } from '../expression/scope.ts';
import { checkAction } from './actionChecks.ts';
import { buildConditions } from './conditions.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { draftField } from './fields.ts';
import type { FieldContext } from './draft.ts';
import { isMoney } from './money.ts';
import { finishFields, scopeOf } from './scopes.ts';
import { many } from './states.ts';
import type { Action, Field, State } from './types.ts';

/** Most records in one call of a bulk action without a limit of its own. */
const BULK_MAX = 200;

/** Returns the actions of an entity, in the order of the file. */
export function buildActions(
  builder: EntityBuilder,
  fields: ReadonlyMap<string, Field>,
  states: readonly State[],
  scope: Scope,
): Action[] {
  return Object.entries(builder.data['x-actions'] ?? {}).map(([name, spec]) => {
    const conditions = buildConditions(builder, ['x-actions', name], spec, fields, scope);
    return { ...buildAction(builder, name, spec, fields, states), ...(conditions ? { conditions } : {}) };
  });
}

function buildAction(
  builder: EntityBuilder,
  name: string,
  spec: ActionFile,
  fields: ReadonlyMap<string, Field>,
  states: readonly State[],
): Action {
  const path = ['x-actions', name];
  const form = buildForm(builder, name, spec.form ?? {});
  const final = states.find((state) => state.final)?.name;
  const to = spec.to === undefined ? (name === 'delete' && final ? [final] : undefined) : many(spec.to);
  const deletes = name === 'delete' || (to !== undefined && to[0] === final);
  const sets = form.map((field) => field.name).filter((field) => fields.has(field));
  const begins = sets.filter((field) => isOfRecord(spec.form?.[field] ?? {}));
  checkAction(builder, name, spec, fields, { changes: to !== undefined || deletes || sets.length > 0, begins });
  return {
    name,
    label: builder.labelled(
      path,
      `action "${name}"`,
      `add label: {zh: …, en: …}, or verbs.${name} to _enums.yaml`,
      spec.label,
      builder.shared.words.verb(name),
    ),
    ...(spec.help ? { help: spec.help } : {}),
    perm: builder.permission(spec.perm, [...path, 'perm']),
    ...(spec.edition ? { edition: spec.edition } : {}),
    ...(spec.from === undefined ? {} : { from: many(spec.from) }),
    ...(to === undefined ? {} : { to }),
    bulk: typeof spec.bulk === 'object' ? spec.bulk.max : spec.bulk ? BULK_MAX : 1,
    ...confirmOf(spec),
    irreversible: spec.irreversible === true,
    ...(spec.touches ? { touches: true as const } : {}),
    call: spec.call ?? '',
    ...(isMoney(builder, spec.call) ? { money: true as const } : {}),
    sets,
    deletes,
    form,
    begins,
    shows: spec.shows ?? [],
    ...(spec.open ? { open: spec.open } : {}),
    needsHandler: spec.handler === true,
    source: builder.at(path),
  };
}

function confirmOf({ confirm }: ActionFile): Pick<Action, 'confirm' | 'typeToConfirm'> {
  if (confirm === undefined) return { confirm: 'none' };
  if (typeof confirm !== 'object') return { confirm: confirm === 'danger' ? 'danger' : 'ask' };
  return { confirm: confirm.level, ...(confirm.typeToConfirm ? { typeToConfirm: confirm.typeToConfirm } : {}) };
}

/** Returns whether a field of a form is the record's own: one that may be cleared says so by its type, and is it all the same. */
const isOfRecord = ({ type }: FieldFile): boolean => typeof type !== 'string';

/** Returns what a field of an action's form takes from the entity's: nothing that is of its column, of new records or of other calls. */
function inherited(own: FieldFile): FieldFile {
  const { readOnly: _, 'x-in': __, 'x-when': ___, 'x-keeps': ____, 'x-was': _____, ...shared } = own;
  const { 'x-perm': perm, 'x-ref': ref } = own;
  return {
    ...shared,
    ...(ref ? { 'x-ref': { ...ref, preset: undefined } } : {}),
    // The condition `when` of a field's permission is checked on the record, not in the form.
    ...(perm ? { 'x-perm': { ...perm, when: undefined } } : {}),
  };
}

/** Fields of an action's form. A field with the name of an entity's field inherits missing keys from it. */
function buildForm(builder: EntityBuilder, action: string, specs: Readonly<Record<string, FieldFile>>): Field[] {
  const complete: Record<string, FieldFile> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const own = builder.data.properties?.[name];
    if (name === 'ids')
      builder.problem(
        ['x-actions', action, 'form', name],
        'reserved-name',
        'the records of an action are sent as "ids"',
        'take another name',
        'key',
      );
    if (spec['x-when'] !== undefined)
      builder.problem(
        ['x-actions', action, 'form', name, 'x-when'],
        'not-here',
        'an action asks for all fields of its form',
      );
    if (spec['x-perm'] !== undefined)
      builder.problem(
        ['x-actions', action, 'form', name, 'x-perm'],
        'not-here',
        'the action has a permission of its own',
        own ? 'say it where the field stands, under properties' : undefined,
        'key',
      );
    complete[name] = isOfRecord(spec)
      ? { ...inherited(own ?? {}), ...spec }
      : { ...(own?.['x-label'] ? { 'x-label': own['x-label'] } : {}), ...spec };
  }
  // A form field is required unless its type allows null or it has a default.
  const required = Object.entries(complete)
    .filter(([, spec]) => !(Array.isArray(spec.type) && spec.type.includes('null')) && spec.default === undefined)
    .map(([name]) => name);
  const context: FieldContext = { required, lock: [], states: [], siblings: complete };
  const drafts = Object.entries(complete).map(([name, spec]) =>
    draftField(builder, name, ['x-actions', action, 'form', name], spec, context, true),
  );
  return finishFields(builder, drafts, scopeOf(builder, drafts));
}
