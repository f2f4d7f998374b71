import type { Scope } from '../expression/scope.ts';
import { didYouMean } from '../problems.ts';
import { buildActions } from './actions.ts';
import { buildCalls } from './calls.ts';
import { buildConditions } from './conditions.ts';
import { buildDuplicate } from './duplicates.ts';
import { NOT_OF_SERVICES } from './entityBuilder.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { draftFields } from './fields.ts';
import type { Draft } from './draft.ts';
import { buildForm, buildShow } from './forms.ts';
import { lockedAlways } from './locks.ts';
import { indexed } from './indexes.ts';
import { msOf } from './limits.ts';
import { buildList } from './lists.ts';
import { belongsBy, buildMembers } from './members.ts';
import { buildPerm, buildRoute, buildStorage, displayOf } from './root.ts';
import { finishFields, scopeOf } from './scopes.ts';
import { buildSheets } from './sheets.ts';
import { buildScope } from './sight.ts';
import { buildStateList, buildStates, checkMachine } from './states.ts';
import { buildRules } from './rules.ts';
import type { Entity, Field, State } from './types.ts';
import { checkBulk, checkWhens, gatedFields } from './whens.ts';

/** Entity with names and kinds of fields, before any expression is type-checked. */
export interface EntityDraft {
  builder: EntityBuilder;
  drafts: readonly Draft[];
  states: readonly State[];
  scope: Scope;
}

/** First pass: fields and scope, needed by filters of references in other entities. */
export function draftEntity(builder: EntityBuilder): EntityDraft {
  const states = buildStateList(builder);
  const { data } = builder;
  const siblings = data.properties ?? {};
  const context = {
    required: data.required ?? [],
    lock: lockedAlways(data),
    states,
    siblings,
    ...(data['x-states'] ? { stateField: data['x-states'].field } : {}),
  };
  const drafts = builder.stored ? draftFields(builder, context) : [];
  data.required?.forEach((name, index) => {
    if (!(name in siblings))
      builder.problem(
        ['required', index],
        'unknown-field',
        `required names "${name}", which is no field of ${builder.name}`,
        didYouMean(name, Object.keys(siblings)),
      );
  });
  return { builder, drafts, states, scope: scopeOf(builder, drafts) };
}

/** Second pass: everything else. */
export function buildEntity({ builder, drafts, states, scope }: EntityDraft): Entity {
  const { data } = builder;
  const own = finishFields(builder, drafts, scope);
  const form = buildForm(builder, new Map(own.map((field) => [field.name, field])), scope);
  const fields = gatedFields(own, form);
  const byName = new Map(fields.map((field) => [field.name, field]));
  checkWhens(builder, byName, form);
  checkBulk(builder, byName, form);
  const editable = buildConditions(builder, ['x-form', 'edit'], data['x-form']?.edit ?? {}, byName, scope);
  const duplicate = buildDuplicate(builder, byName);
  const copied = data['x-form']?.duplicate;
  const copyable =
    typeof copied === 'object' ? buildConditions(builder, ['x-form', 'duplicate'], copied, byName, scope) : undefined;
  const machine = buildStates(builder, states, scope);
  const actions = buildActions(builder, byName, states, scope);
  checkMachine(builder, actions);
  const list = buildList(builder, byName, scope, actions);
  checkService(builder);
  const members = buildMembers(builder);
  const [seenBy, stored] = [buildScope(builder, byName), buildStorage(builder, byName)];
  return {
    names: builder.names,
    label: builder.label,
    stored: builder.stored,
    systems: builder.systems,
    route: buildRoute(builder),
    display: builder.stored ? checkedDisplay(builder, byName) : 'id',
    perm: buildPerm(builder),
    scope: seenBy,
    storage: builder.stored ? indexed(builder, { fields, list, scope: seenBy, storage: stored }) : stored,
    ...(data['x-entity'].missing ? { missing: data['x-entity'].missing } : {}),
    ...(data['x-entity'].live ? { live: { everyMs: msOf(data['x-entity'].live.every) } } : {}),
    ...(members ? { members } : {}),
    belongsBy: belongsBy(builder),
    fields,
    ...(machine ? { states: machine } : {}),
    actions,
    rules: buildRules(builder, byName, scope, actions),
    list,
    form: {
      ...form,
      ...(editable ? { conditions: editable } : {}),
      ...(duplicate ? { duplicate } : {}),
      ...(copyable ? { copyable } : {}),
    },
    // Relations are filled in when all entities are built.
    show: { ...buildShow(builder, byName, scope, form), related: [] },
    ...buildSheets(builder, byName, list.columns),
    calls: buildCalls(builder, actions),
    source: builder.at(['$id'], 'value'),
  };
}

/** Checks that a service has calls only. */
function checkService(builder: EntityBuilder): void {
  const { data } = builder;
  if (data['x-entity'].storage !== 'none') return;
  const others = NOT_OF_SERVICES.filter((key) => data[key] !== undefined);
  if (others.length > 0)
    builder.problem(
      ['x-entity', 'storage'],
      'service',
      `a service (storage: none) has calls alone, and ${builder.name} has ${others.join(', ')}`,
      'leave storage out, or these',
    );
}

function checkedDisplay(builder: EntityBuilder, fields: ReadonlyMap<string, Field>): string {
  const name = displayOf(builder);
  if (builder.data['x-entity'].display) builder.field(fields, name, ['x-entity', 'display']);
  return name;
}
