import type { Scope } from '../expression/scope.ts';
import { didYouMean } from '../problems.ts';
import { buildActions } from './actions.ts';
import { buildCalls } from './calls.ts';
import type { Desk } from './desk.ts';
import { draftFields } from './fields.ts';
import type { Draft } from './draft.ts';
import { buildForm, buildShow } from './forms.ts';
import { indexed } from './indexes.ts';
import { msOf } from './limits.ts';
import { buildList } from './lists.ts';
import { buildPerm, buildRoute, buildScope, buildStorage, displayOf } from './root.ts';
import { finishFields, scopeOf } from './scopes.ts';
import { buildSheets } from './sheets.ts';
import { buildStateList, buildStates, checkMachine } from './states.ts';
import type { Entity, Field, RuleDef, State } from './types.ts';
import { checkBulk, checkWhens, gatedFields } from './whens.ts';

/** An entity whose fields have names and kinds, before any expression is typed. */
export interface EntityDraft {
  desk: Desk;
  drafts: readonly Draft[];
  states: readonly State[];
  scope: Scope;
}

/** First pass: fields and scope, which the filters of other entities' references need. */
export function draftEntity(desk: Desk): EntityDraft {
  const states = buildStateList(desk);
  const { data } = desk;
  const siblings = data.properties ?? {};
  const context = {
    required: data.required ?? [],
    lock: data['x-form']?.edit?.lock ?? [],
    states,
    siblings,
    ...(data['x-states'] ? { stateField: data['x-states'].field } : {}),
  };
  const drafts = desk.stored ? draftFields(desk, context) : [];
  data.required?.forEach((name, index) => {
    if (!(name in siblings))
      desk.problem(
        ['required', index],
        'unknown-field',
        `required names "${name}", which is no field of ${desk.name}`,
        didYouMean(name, Object.keys(siblings)),
      );
  });
  return { desk, drafts, states, scope: scopeOf(desk, drafts) };
}

/** Second pass: all the rest. */
export function buildEntity({ desk, drafts, states, scope }: EntityDraft): Entity {
  const { data } = desk;
  const own = finishFields(desk, drafts, scope);
  const form = buildForm(desk, new Map(own.map((field) => [field.name, field])), scope);
  const fields = gatedFields(own, form);
  const byName = new Map(fields.map((field) => [field.name, field]));
  checkWhens(desk, byName, form);
  checkBulk(desk, byName, form);
  const machine = buildStates(desk, states, scope);
  const actions = buildActions(desk, byName, states);
  checkMachine(desk, actions);
  const list = buildList(desk, byName, scope, actions);
  checkService(desk);
  const [seenBy, stored] = [buildScope(desk, byName), buildStorage(desk, byName)];
  return {
    names: desk.names,
    label: desk.label,
    stored: desk.stored,
    systems: desk.systems,
    route: buildRoute(desk),
    display: desk.stored ? checkedDisplay(desk, byName) : 'id',
    perm: buildPerm(desk),
    scope: seenBy,
    storage: desk.stored ? indexed(desk, { fields, list, scope: seenBy, storage: stored }) : stored,
    ...(data['x-entity'].live
      ? { live: { everyMs: msOf(data['x-entity'].live.every), keepDirty: data['x-entity'].live.keepDirty === true } }
      : {}),
    fields,
    ...(machine ? { states: machine } : {}),
    actions,
    rules: buildRules(desk, byName, scope),
    list,
    form,
    // What refers to it is known once all are built.
    show: { ...buildShow(desk, byName, scope, form), related: [] },
    ...buildSheets(desk, byName, list.columns),
    calls: buildCalls(desk, actions),
    source: desk.at(['$id'], 'value'),
  };
}

/** A service has calls and nothing else. */
function checkService(desk: Desk): void {
  if (desk.stored) return;
  for (const key of [
    'properties',
    'required',
    'x-states',
    'x-actions',
    'x-rules',
    'x-list',
    'x-form',
    'x-show',
    'x-import',
    'x-export',
  ] as const) {
    if (desk.data[key] !== undefined)
      desk.problem([key], 'service', `a service (storage: none) has no ${key}`, undefined, 'key');
  }
}

function checkedDisplay(desk: Desk, fields: ReadonlyMap<string, Field>): string {
  const name = displayOf(desk);
  if (desk.data['x-entity'].display) desk.field(fields, name, ['x-entity', 'display']);
  return name;
}

function buildRules(desk: Desk, fields: ReadonlyMap<string, Field>, scope: Scope): RuleDef[] {
  const seen = new Set<string>();
  return (desk.data['x-rules'] ?? []).flatMap((rule, index) => {
    const path = ['x-rules', index];
    if (seen.has(rule.id)) desk.problem([...path, 'id'], 'duplicate-rule', `rule "${rule.id}" stands twice`);
    seen.add(rule.id);
    if (rule.at !== 'root') desk.field(fields, rule.at, [...path, 'at']);
    const assert = desk.expression([...path, 'assert'], rule.assert, 'boolean', scope);
    return assert
      ? [{ id: rule.id, at: rule.at, on: rule.on ?? 'both', assert, msg: rule.msg, source: desk.at(path) }]
      : [];
  });
}
