import type { ActionFile } from '../grammar/behaviour.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { checkStates, many } from './states.ts';
import type { Field } from './types.ts';

/**
 * Checks the names in an action, and that it has an effect. `changes`: it changes a state or a field, or deletes, so
 * that a generic verb can do it. `begins`: fields of its form that begin with the values of the record.
 */
export function checkAction(
  builder: EntityBuilder,
  name: string,
  spec: ActionFile,
  fields: ReadonlyMap<string, Field>,
  { changes, begins }: { changes: boolean; begins: readonly string[] },
): void {
  if (name === 'update')
    builder.problem(
      ['x-actions', name],
      'reserved-name',
      'an action "update" is the form of the entity',
      'give it a name of its own',
      'key',
    );
  if (spec.confirm === undefined && spec.form === undefined)
    for (const [key, what] of [
      ['help', 'what it does'],
      ['touches', 'what it touches'],
    ] as const)
      if (spec[key])
        builder.problem(
          ['x-actions', name, key],
          `unsaid-${key}`,
          `action "${name}" asks nothing, so nobody reads ${what}`,
          'add confirm: true',
          'key',
        );
  checkShows(builder, name, spec, fields);
  checkBegins(builder, name, begins, fields);
  checkWork(builder, name, spec, changes);
  checkCall(builder, name, spec);
  checkMove(builder, name, spec);
  if (spec.open !== undefined) checkView(builder, spec.open, ['x-actions', name, 'open']);
  const typed = typeof spec.confirm === 'object' ? spec.confirm.typeToConfirm : undefined;
  if (typed !== undefined) builder.field(fields, typed, ['x-actions', name, 'confirm', 'typeToConfirm']);
}

/** Checks that what an action shows over its form are fields that the list carries, each once, and that there is a form. */
function checkShows(
  builder: EntityBuilder,
  name: string,
  { form, shows }: ActionFile,
  fields: ReadonlyMap<string, Field>,
): void {
  if (!shows) return;
  const path = ['x-actions', name, 'shows'];
  if (!form)
    builder.problem(path, 'unsaid-shows', `action "${name}" has no form over which they stand`, 'remove shows', 'key');
  shows.forEach((field, index) => {
    const shown = builder.field(fields, field, [...path, index]);
    if (shows.indexOf(field) !== index) builder.problem([...path, index], 'field-twice', `"${field}" stands twice`);
    // The action is offered in the list as well: what its row lacks could not be shown there.
    if (shown && !shown.derive && builder.data['x-calls']?.['list'] !== undefined && !shown.in.has('list'))
      builder.problem([...path, index], 'not-carried', `the list does not carry "${field}"`);
  });
}

/**
 * Checks that the list carries what a form begins with, if anybody may read it: the action is offered in the list as well,
 * and a field that begins empty there would empty the record's.
 */
function checkBegins(
  builder: EntityBuilder,
  name: string,
  begins: readonly string[],
  fields: ReadonlyMap<string, Field>,
): void {
  if (builder.data['x-calls']?.['list'] === undefined) return;
  for (const field of begins) {
    const { in: carriers } = fields.get(field)!;
    if (carriers.has('one') && !carriers.has('list'))
      builder.problem(
        ['x-actions', name, 'form', field],
        'not-carried',
        `the form begins with "${field}", which the list does not carry`,
        `add list to x-in of "${field}"`,
        'key',
      );
  }
}

/** Checks that an action calls or opens something, and that its call has an effect. */
function checkWork(builder: EntityBuilder, name: string, spec: ActionFile, changes: boolean): void {
  const idle = (at: Path, message: string, hint: string) =>
    builder.problem(['x-actions', name, ...at], 'idle-action', `action "${name}" ${message}`, hint, 'key');
  const call = 'add call: <verb of x-calls>';
  if (spec.call !== undefined) {
    if (!changes && !spec.handler)
      idle(
        [],
        'neither moves a state nor changes a field',
        'add to: <state>, a form that asks for fields of the entity, or handler: true and its work in server/handlers',
      );
  } else if (spec.to !== undefined) idle(['to'], 'moves a state, but calls nothing', call);
  else if (spec.handler) idle(['handler'], 'has a handler, but calls nothing', call);
  else if (spec.open === undefined) idle([], 'does nothing', `${call}, or open: <view>`);
}

function checkCall(builder: EntityBuilder, name: string, { call }: ActionFile): void {
  if (call === undefined) return;
  const path = ['x-actions', name, 'call'];
  const calls = Object.keys(builder.data['x-calls'] ?? {});
  if (!calls.includes(call))
    builder.problem(path, 'unknown-call', `"${call}" is no verb of x-calls`, didYouMean(call, calls));
  const twin = Object.entries(builder.data['x-actions'] ?? {}).find(([, other]) => other.call === call)?.[0];
  if (twin !== undefined && twin !== name)
    builder.problem(
      path,
      'duplicate-call',
      `the verb "${call}" is called by action "${twin}"`,
      'one verb has one permission: give it a verb of its own',
    );
}

/** Checks the states of an action, and that it leaves its state. */
function checkMove(builder: EntityBuilder, name: string, { from, to }: ActionFile): void {
  const path = ['x-actions', name];
  if (!builder.data['x-states']) {
    if (from !== undefined || to !== undefined)
      builder.problem(
        [...path, from === undefined ? 'to' : 'from'],
        'no-states',
        `${builder.name} has no states`,
        'declare x-states',
        'key',
      );
    return;
  }
  checkStates(builder, from, [...path, 'from']);
  checkStates(builder, to, [...path, 'to']);
  const [enters, ...others] = many(to);
  if (enters !== undefined && others.length === 0 && many(from).length === 1 && many(from)[0] === enters)
    builder.problem(
      [...path, 'to'],
      'idle-action',
      `action "${name}" stays in "${enters}"`,
      'leave `to` out, or mend it',
    );
}

/** Checks that an action opens a view of its entity for which a call loads data. */
function checkView(builder: EntityBuilder, view: string, path: Path): void {
  const calls = builder.data['x-calls'] ?? {};
  const lists = ['list', ...Object.keys(builder.data['x-list']?.views ?? {})];
  const known = [
    ...(calls.list ? lists : []),
    ...(calls.create ? ['create'] : []),
    ...(calls.update ? ['edit'] : []),
    ...(calls.one ? ['show'] : []),
    ...(calls.addMembers ? ['members'] : []),
    ...pagesOf(builder),
  ];
  if (!known.includes(view))
    builder.problem(
      path,
      'unknown-view',
      `${builder.name} has no view "${view}" that a call feeds`,
      didYouMean(view, known),
    );
}

/** Returns the pages written by hand that the menu's routes place at the entity. */
function pagesOf({ name, shared }: EntityBuilder): string[] {
  const { YXF, ADS } = shared.sources.shared._menu?.data ?? {};
  const routes = [...(YXF?.routes ?? []), ...(ADS?.routes ?? [])];
  return routes.flatMap(({ entity, page }) => (entity === name && page !== undefined ? [page] : []));
}
