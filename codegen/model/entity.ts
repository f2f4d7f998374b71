import type { System } from '#core/entity/meta.ts';
import type { Scope } from '../expression/scope.ts';
import { didYouMean } from '../problems.ts';
import { buildActions } from './actions.ts';
import { buildCalls } from './calls.ts';
import type { Desk } from './desk.ts';
import { draftFields } from './fields.ts';
import type { Draft } from './fields.ts';
import { buildForm, buildShow } from './forms.ts';
import { msOf } from './limits.ts';
import { buildList, displayOf } from './lists.ts';
import { finishFields, scopeOf } from './scopes.ts';
import { buildStateList, buildStates, checkMachine } from './states.ts';
import type { Entity, Field, RuleDef, State } from './types.ts';

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
  const context = { required: data.required ?? [], lock: data['x-form']?.edit?.lock ?? [], states, siblings, ...(data['x-states'] ? { stateField: data['x-states'].field } : {}) };
  const drafts = desk.stored ? draftFields(desk, context) : [];
  data.required?.forEach((name, index) => {
    if (!(name in siblings)) desk.problem(['required', index], 'unknown-field', `required names "${name}", which is no field of ${desk.name}`, didYouMean(name, Object.keys(siblings)));
  });
  return { desk, drafts, states, scope: scopeOf(desk, drafts) };
}

/** Second pass: all the rest. */
export function buildEntity({ desk, drafts, states, scope }: EntityDraft): Entity {
  const { data } = desk;
  const fields = finishFields(desk, drafts, scope);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const machine = buildStates(desk, states, scope);
  const actions = buildActions(desk, byName, states);
  checkMachine(desk, actions);
  const form = buildForm(desk, byName, scope);
  checkService(desk);
  return {
    names: desk.names,
    label: desk.label,
    stored: desk.stored,
    systems: desk.systems,
    route: buildRoute(desk),
    display: desk.stored ? checkedDisplay(desk, byName) : 'id',
    perm: buildPerm(desk),
    scope: buildScope(desk, byName),
    storage: buildStorage(desk, byName),
    ...(data['x-entity'].live ? { live: { everyMs: msOf(data['x-entity'].live.every), keepDirty: data['x-entity'].live.keepDirty === true } } : {}),
    fields,
    ...(machine ? { states: machine } : {}),
    actions,
    rules: buildRules(desk, byName, scope),
    list: buildList(desk, byName, scope, actions),
    form,
    show: buildShow(desk, byName, scope, form),
    ...buildSheets(desk, byName),
    calls: buildCalls(desk, actions),
    source: desk.at(['$id'], 'value'),
  };
}

/** A service has calls and nothing else. */
function checkService(desk: Desk): void {
  if (desk.stored) return;
  for (const key of ['properties', 'required', 'x-states', 'x-actions', 'x-rules', 'x-list', 'x-form', 'x-show', 'x-import', 'x-export'] as const) {
    if (desk.data[key] !== undefined) desk.problem([key], 'service', `a service (storage: none) has no ${key}`, undefined, 'key');
  }
}

function checkedDisplay(desk: Desk, fields: ReadonlyMap<string, Field>): string {
  const name = displayOf(desk);
  if (desk.data['x-entity'].display) desk.field(fields, name, ['x-entity', 'display']);
  return name;
}

function buildRoute(desk: Desk): Entity['route'] {
  const { route } = desk.data['x-entity'];
  const of = (system: System) => (typeof route === 'string' ? route : route?.[system]) ?? desk.names.kebabs;
  if (typeof route === 'object') {
    for (const system of Object.keys(route) as System[]) {
      if (!desk.systems.includes(system)) desk.problem(['x-entity', 'route', system], 'not-in-system', `${desk.name} is not in ${system}`, `add ${system} to mode`, 'key');
    }
  }
  return Object.fromEntries(desk.systems.map((system) => [system, `/${of(system).replace(/^\//, '')}`]));
}

/** A service has no list; each of its calls names its own permission. */
function buildPerm(desk: Desk): Entity['perm'] {
  const { perm } = desk.data['x-entity'];
  if (!perm && desk.stored) desk.problem(['x-entity'], 'missing-permission', `${desk.name} has no perm`, `add perm: {list: ${desk.name}.view}`, 'key');
  for (const [kind, name] of Object.entries(perm ?? {})) desk.permission(name, ['x-entity', 'perm', kind]);
  return perm ?? { list: 'open' };
}

function buildScope(desk: Desk, fields: ReadonlyMap<string, Field>): Entity['scope'] {
  const { scope = { dept: 'deptId', owner: 'creatorId' } } = desk.data['x-entity'];
  if (!desk.stored) return 'none';
  if (scope === 'none') return scope;
  for (const key of ['dept', 'owner', 'party'] as const) {
    const name = scope[key];
    if (name !== undefined) desk.field(fields, name, ['x-entity', 'scope', key]);
  }
  return scope;
}

function buildStorage(desk: Desk, fields: ReadonlyMap<string, Field>): Entity['storage'] {
  const { storage } = desk.data['x-entity'];
  if (storage === undefined || storage === 'none') return { index: [], unique: [], global: [] };
  const { index = [], unique = [], global = [] } = storage;
  const check = (name: string, path: (string | number)[]) => {
    const field = desk.field(fields, name, ['x-entity', 'storage', ...path]);
    if (field && (field.derive || ['json', 'refs', 'files'].includes(field.kind))) desk.problem(['x-entity', 'storage', ...path], 'not-indexable', `"${name}" is no single stored column`);
  };
  index.forEach((columns, at) => columns.forEach((name, place) => check(name, ['index', at, place])));
  unique.forEach((columns, at) => columns.forEach((name, place) => check(name, ['unique', at, place])));
  global.forEach((name, at) => check(name, ['global', at]));
  return { index, unique, global };
}

function buildRules(desk: Desk, fields: ReadonlyMap<string, Field>, scope: Scope): RuleDef[] {
  const seen = new Set<string>();
  return (desk.data['x-rules'] ?? []).flatMap((rule, index) => {
    const path = ['x-rules', index];
    if (seen.has(rule.id)) desk.problem([...path, 'id'], 'duplicate-rule', `rule "${rule.id}" stands twice`);
    seen.add(rule.id);
    if (rule.at !== 'root') desk.field(fields, rule.at, [...path, 'at']);
    const assert = desk.expression([...path, 'assert'], rule.assert, 'boolean', scope);
    return assert ? [{ id: rule.id, at: rule.at, on: rule.on ?? 'both', assert, msg: rule.msg, source: desk.at(path) }] : [];
  });
}

/** What goes in and out as a sheet. */
function buildSheets(desk: Desk, fields: ReadonlyMap<string, Field>): Pick<Entity, 'importing' | 'exporting'> {
  const { 'x-import': importing, 'x-export': exporting, 'x-calls': calls = {} } = desk.data;
  for (const [key, sheet] of Object.entries({ 'x-import': importing, 'x-export': exporting })) {
    sheet?.columns?.forEach((name, index) => desk.field(fields, name, [key, 'columns', index]));
    if (sheet) desk.permission(sheet.perm, [key, 'perm']);
    if (sheet && !calls[sheet.call]) desk.problem([key, 'call'], 'unknown-call', `"${sheet.call}" is no verb of x-calls`, didYouMean(sheet.call, Object.keys(calls)));
  }
  const { entityNames } = desk.shared.sources;
  if (importing?.job && !entityNames.includes(importing.job)) desk.problem(['x-import', 'job'], 'unknown-entity', `"${importing.job}" is no entity`, didYouMean(importing.job, entityNames));
  return {
    ...(importing ? { importing: { perm: importing.perm, columns: importing.columns, template: importing.template === true, verb: importing.call, ...(importing.job ? { job: importing.job } : {}) } } : {}),
    ...(exporting ? { exporting: { perm: exporting.perm, columns: exporting.columns ?? [], verb: exporting.call } } : {}),
  };
}
