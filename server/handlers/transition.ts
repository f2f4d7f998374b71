import { canDo } from '#core/entity/guard.ts';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { storedOf } from '#core/entity/wire.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { refuse } from '../call/refuse.ts';
import type { HandlerContext } from '../call/types.ts';
import { stateSentence } from '../policies/stateSentence.ts';
import { changesOf, displayOf } from '../policies/changes.ts';
import { inStates, predicateContext, ruleContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf, type Row } from '../policies/tableOf.ts';
import type { Where } from '../store/types.ts';
import { batch } from './batch.ts';
import { recordOf } from './crud/create.ts';
import { checkWritable, withoutOff } from './crud/values.ts';

export interface ActionInput {
  ids: readonly string[];
}

/** What a handler lays over an action that is otherwise the schema's. */
export interface ActionOptions {
  /** Refuses an item that the schema alone would let pass. */
  check?: (row: Row) => Promise<void> | void;
  /** Changes of its own, in stored form. */
  more?: (row: Row) => object;
  /** Narrows the guarded update, so that what was checked still holds when it is done. */
  where?: Where;
  /** Does it only to the row as it was checked: one that changed meanwhile is checked anew, and refused. */
  asChecked?: boolean;
}

/**
 * Does an action of x-actions with each of its records: a guarded update out of its `from` states, into the
 * first of `to`, setting the fields of its form; then the row's system transitions run at once (architecture 3).
 * What is in no such state, or was changed by somebody who was faster, is NOT_ALLOWED_NOW.
 */
export async function act(
  entity: EntityMeta,
  action: ActionMeta,
  context: HandlerContext<ActionInput, unknown>,
  options: ActionOptions = {},
): Promise<BatchResult> {
  checkWritable(entity, context.input, context.user);
  return batch(context, (id) => actOn(entity, action, context, id, options));
}

async function actOn(
  entity: EntityMeta,
  action: ActionMeta,
  context: HandlerContext<ActionInput, unknown>,
  id: string,
  options: ActionOptions,
): Promise<void> {
  const { tx, log } = context;
  const table = tableOf(tx, entity.name);
  const row = await table.one(id);
  if (!row) throw refuse('NOT_FOUND');
  await options.check?.(row);
  checkState(entity, action, row);
  const changes = {
    ...enteredState(entity, action),
    ...formValues(entity, action, context, row),
    ...options.more?.(row),
  };
  const where = guardOf(entity, action, options.where);
  const target = { targetId: id, targetName: displayOf(entity, row) };
  if (action.deletes) {
    if (!(await table.remove(id, changes, where ? { where } : {}))) throw refuse('NOT_ALLOWED_NOW');
    log({ ...target, ...changesOf(entity, row, { ...row, ...changes }) });
    return;
  }
  const rev = options.asChecked && typeof row['rev'] === 'number' ? { rev: row['rev'] } : {};
  const entered = await table.update(id, changes, { ...(where ? { where } : {}), ...rev });
  if (!entered) throw await lostTo(table, id, options);
  const settled = action.to ? await settle(table, entity, entered, predicateContext(context)) : entered;
  log({ ...target, ...changesOf(entity, row, settled) });
}

/** Returns the refusal of what somebody else was faster with: the check's own words about the row as it is now, where it has some. */
async function lostTo(table: ReturnType<typeof tableOf>, id: string, { check }: ActionOptions): Promise<Error> {
  const row = await table.one(id);
  if (!row) return refuse('NOT_FOUND');
  await check?.(row);
  return refuse('NOT_ALLOWED_NOW');
}

/** Says in which state it is, as the console does before it asks; the guarded update below says it again to who was too slow. */
export function checkState(entity: EntityMeta, action: ActionMeta, row: Row): void {
  const guard = canDo(action, entity.states, { ...row });
  if (guard.ok) return;
  if (guard.why.rule === 'deleted') throw refuse('NOT_FOUND');
  throw refuse('NOT_ALLOWED_NOW', { sentence: stateSentence(entity, guard.why.state) });
}

function enteredState(entity: EntityMeta, action: ActionMeta): Values {
  const [state] = action.to ?? (action.deletes && entity.states?.final ? [entity.states.final] : []);
  return entity.states && state !== undefined ? { [entity.states.field]: state } : {};
}

/** What the form sets, as an update does: with it goes what its values turn off, and what is off on the record is not kept. */
function formValues(
  entity: EntityMeta,
  action: ActionMeta,
  { input, now, user }: HandlerContext<ActionInput, unknown>,
  row: Row,
): object {
  const values: Values = { ...input };
  const given = Object.fromEntries(
    action.sets.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
  return storedOf(entity, withoutOff(entity, recordOf(entity, row), given, ruleContext({ now, user }, 'update')));
}

function guardOf(entity: EntityMeta, { from }: ActionMeta, more: Where | undefined): Where | undefined {
  const guards: Where[] = [];
  if (entity.states && from) guards.push(inStates(entity.states.field, from));
  if (more) guards.push(more);
  return guards.length === 0 ? undefined : (eb) => eb.and(guards.map((guard) => guard(eb)));
}
