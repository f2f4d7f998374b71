import { signalsOf } from '../expression/walk.ts';
import type { Scope } from '../expression/scope.ts';
import { didYouMean, nearest } from '../problems.ts';
import type { Path } from '../load.ts';
import { checkEndless } from './endless.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Action, State, States } from './types.ts';

/** Returns one name, or a list of names, as a list. */
export const many = (names: string | readonly string[] | undefined): readonly string[] =>
  names === undefined ? [] : typeof names === 'string' ? [names] : names;

/** Returns the states of an entity, in order, with their labels. */
export function buildStateList(builder: EntityBuilder): State[] {
  return Object.entries(builder.data['x-states']?.values ?? {}).map(([name, { zh, en, color, final, hidden }]) => ({
    name,
    label: { zh, en },
    color: color ?? 'neutral',
    final: final === true,
    hidden: hidden === true,
    source: builder.at(['x-states', 'values', name]),
  }));
}

/** Checks the names of states, each at its place in the file. */
export function checkStates(builder: EntityBuilder, names: string | readonly string[] | undefined, path: Path): void {
  const known = Object.keys(builder.data['x-states']?.values ?? {});
  many(names).forEach((name, index) => {
    if (!known.includes(name))
      builder.problem(
        typeof names === 'string' ? path : [...path, index],
        'unknown-state',
        `"${name}" is no state of ${builder.name}`,
        didYouMean(name, known),
      );
  });
}

/** Returns true if a keyword is allowed on the state field: nothing about its values. */
const isOfState = (keyword: string): boolean =>
  ['type', 'readOnly', 'description'].includes(keyword) || (keyword.startsWith('x-') && keyword !== 'x-enum');

/** Builds the state machine without its actions. */
export function buildStates(builder: EntityBuilder, values: readonly State[], scope: Scope): States | undefined {
  const spec = builder.data['x-states'];
  if (!spec) return undefined;
  const field = builder.data.properties?.[spec.field];
  if (!field)
    builder.problem(
      ['x-states', 'field'],
      'unknown-field',
      `"${spec.field}" is no field of ${builder.name}`,
      didYouMean(spec.field, Object.keys(builder.data.properties ?? {})),
    );
  else if (field.readOnly !== true)
    builder.problem(
      ['properties', spec.field],
      'state-writable',
      `"${spec.field}" is moved by actions only`,
      'add readOnly: true',
      'key',
    );
  else if (Object.keys(field).some((keyword) => !isOfState(keyword)) || field.type !== 'string')
    builder.problem(
      ['properties', spec.field],
      'state-type',
      `the values of "${spec.field}" are the states`,
      'write {type: string, readOnly: true}',
      'key',
    );
  checkStates(builder, spec.initial, ['x-states', 'initial']);
  const finals = values.filter((state) => state.final);
  for (const extra of finals.slice(1))
    builder.problem(
      ['x-states', 'values', extra.name],
      'two-final-states',
      `"${extra.name}" and "${finals[0]!.name}" are both final, and final is the deletion`,
      'a state that is kept but not left is end: true',
      'key',
    );
  const systemScope = { ...scope, signals: true, me: false };
  const system = (spec.system ?? []).flatMap((transition, index) => {
    const path = ['x-states', 'system', index];
    checkStates(builder, transition.from, [...path, 'from']);
    checkStates(builder, transition.to, [...path, 'to']);
    const when = builder.expression([...path, 'when'], transition.when, 'boolean', systemScope, 'sql');
    return when
      ? [
          {
            from: many(transition.from),
            to: many(transition.to)[0]!,
            when,
            signals: signalsOf(when),
            source: builder.at(path),
          },
        ]
      : [];
  });
  checkEndless(builder, system);
  return {
    field: spec.field,
    initial: spec.initial,
    ...(finals[0] ? { final: finals[0].name } : {}),
    ...(spec.kept ? { kept: true } : {}),
    values,
    system,
  };
}

/** Checks that every state can be reached from the initial one, and left unless it is final. */
export function checkMachine(builder: EntityBuilder, actions: readonly Action[]): void {
  const spec = builder.data['x-states'];
  if (!spec) return;
  const names = Object.keys(spec.values);
  // A misspelt name is one error: its nearest state counts as reached, and is not reported as well.
  const meant = (given: readonly string[]) => given.map((name) => nearest(name, names) ?? name);
  const edges = [
    ...(spec.system ?? []).map((transition) => ({
      from: meant(many(transition.from)),
      to: meant(many(transition.to)),
    })),
    ...actions.map((action) => ({
      from: meant(action.from ?? names),
      to: action.deletes && !action.to ? ['(deleted)'] : meant(action.to ?? []),
    })),
  ];
  const [initial] = meant([spec.initial]);
  // An unknown initial state is reported by itself; then no state is reported as unreachable.
  const isKnown = names.includes(initial!);
  const reached = new Set([initial!]);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const { from, to } of edges)
      if (from.some((name) => reached.has(name))) to.forEach((name) => reached.add(name));
  }
  for (const [name, state] of Object.entries(spec.values)) {
    const path = ['x-states', 'values', name];
    if (isKnown && !reached.has(name))
      builder.problem(
        path,
        'unreachable-state',
        `no action and no system transition leads to "${name}"`,
        undefined,
        'key',
      );
    const isLeft = edges.some(({ from, to }) => from.includes(name) && to.some((next) => next !== name));
    if (!isLeft && !state.final && !state.end)
      builder.problem(
        path,
        'dead-end-state',
        `nothing leads out of "${name}"`,
        'an action from it is missing, or it is final: true (deleted) or end: true (kept)',
        'key',
      );
    if (isLeft && state.end)
      builder.problem(
        [...path, 'end'],
        'end-state',
        `"${name}" is an end, but something leads out of it`,
        undefined,
        'key',
      );
  }
}
