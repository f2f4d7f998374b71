import type { Scope } from '../expression/scope.ts';
import { needsValue } from '../expression/missing.ts';
import type { Expr } from '../expression/types.ts';
import { fieldsOf } from '../expression/walk.ts';
import { didYouMean } from '../problems.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { many } from './states.ts';
import type { Action, Field, RuleDef } from './types.ts';

/** Verbs whose payload is a record of the entity. */
const WRITES = ['create', 'update'];

/** Returns the rules of an entity, each with the verbs and actions that ask it. */
export function buildRules(
  builder: EntityBuilder,
  fields: ReadonlyMap<string, Field>,
  scope: Scope,
  actions: readonly Action[],
): RuleDef[] {
  const seen = new Set<string>();
  return (builder.data['x-rules'] ?? []).flatMap((rule, index) => {
    const path = ['x-rules', index];
    if (seen.has(rule.id)) builder.problem([...path, 'id'], 'duplicate-rule', `rule "${rule.id}" stands twice`);
    seen.add(rule.id);
    if (rule.at !== 'root') builder.field(fields, rule.at, [...path, 'at']);
    const assert = builder.expression([...path, 'assert'], rule.assert, 'boolean', scope);
    checkOn(builder, rule.on, [...path, 'on'], actions);
    if (!assert) return [];
    checkMissing(builder, assert, [...path, 'assert'], fields);
    const changed = () => [...WRITES, ...asking(actions, builder.data['x-states']?.field, fieldsOf(assert))];
    const on = rule.on === undefined ? changed() : many(rule.on);
    return [{ id: rule.id, at: rule.at, on, assert, msg: rule.msg, source: builder.at(path) }];
  });
}

/** A field that may be empty would have to be filled in for the rule to hold, and nothing in the form would say so. */
function checkMissing(
  builder: EntityBuilder,
  assert: Expr,
  path: readonly (string | number)[],
  fields: ReadonlyMap<string, Field>,
): void {
  const needed = fieldsOf(assert).filter((name) => {
    const field = fields.get(name);
    return field !== undefined && isOptional(field) && needsValue(assert, name);
  });
  if (needed.length === 0) return;
  const names = needed.map((name) => `"${name}"`).join(' and ');
  builder.problem(
    path,
    'rule-needs-value',
    `the rule is broken wherever ${names} ${needed.length > 1 ? 'are' : 'is'} empty, which the form does not say`,
    `begin with \`${needed.map((name) => `${name} == null`).join(' || ')} ||\`, or make ${needed.length > 1 ? 'them' : 'it'} required`,
  );
}

/** Lists of references are never missing, and what the store fills in never is for long. */
const isOptional = ({ nullable, kind, readOnly, default: value }: Field): boolean =>
  nullable && kind !== 'refs' && !(readOnly && value !== undefined);

/** Returns the actions that change one of these fields, by a form or by the state they enter. A deletion is never held back. */
export function asking(actions: readonly Action[], state: string | undefined, reads: readonly string[]): string[] {
  const changes = ({ sets, to }: Action) => [...sets, ...(to && state !== undefined ? [state] : [])];
  return actions
    .filter((action) => !action.deletes && changes(action).some((name) => reads.includes(name)))
    .map(({ name }) => name);
}

/** A rule is asked where something of the record is written: by create, by update, by an action that changes it. */
function checkOn(
  builder: EntityBuilder,
  on: string | readonly string[] | undefined,
  path: readonly (string | number)[],
  actions: readonly Action[],
): void {
  const known = [...WRITES, ...actions.map(({ name }) => name)];
  many(on).forEach((name, index) => {
    const place = typeof on === 'string' ? path : [...path, index];
    const action = actions.find((each) => each.name === name);
    if (!known.includes(name))
      builder.problem(
        place,
        'unknown-action',
        `"${name}" is neither create nor update nor an action`,
        didYouMean(name, known),
      );
    else if (action && !action.to && !action.deletes && action.sets.length === 0)
      builder.problem(
        place,
        'idle-rule',
        `action "${name}" changes no field, so that no rule is asked`,
        'its handler refuses by itself',
      );
  });
}
