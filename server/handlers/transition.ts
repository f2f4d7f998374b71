import { canDo } from '#core/entity/guard.ts';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { storedOf } from '#core/entity/wire.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { refuse } from '../call/refuse.ts';
import type { HandlerContext } from '../call/types.ts';
import { stateSentence } from '../policies/stateSentence.ts';
import { changesOf, displayOf } from '../policies/changes.ts';
import { onceAsked } from '../money/once.ts';
import { checkDeletable } from '../policies/deletable.ts';
import { predicateContext, ruleContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf, type Row } from '../policies/tableOf.ts';
import type { RowLock } from '../store/types.ts';
import { batch } from './batch.ts';
import type { Decided } from './crud/decision.ts';
import { recordOf } from './crud/create.ts';
import { checkChangeable, checkChosen, checked, checkGuard, checkWritable, clearedOff } from './crud/values.ts';

export interface ActionInput {
  ids: readonly string[];
}

/**
 * Decision of a hand-written action about each record. Runs before the check of states, so it may refuse with its own
 * sentence.
 */
export type DecideAction = (row: Row, item: HandlerContext<ActionInput, unknown>) => Decided<Row>;

/**
 * Runs an action of x-actions on each record: from one of its `from` states to the first of `to`, setting the fields of
 * its form; then the row's system transitions run at once (architecture 3). Each record is locked when read, so that
 * what was checked still holds when it is written; a concurrent call waits and then sees the new record.
 */
export async function act(
  entity: EntityMeta,
  action: ActionMeta,
  context: HandlerContext<ActionInput, unknown>,
  decide?: DecideAction,
): Promise<BatchResult> {
  checkWritable(entity, context.input, context.user);
  checkChosen(entity, context.input, context.user);
  const each = (id: string, item: typeof context) => actOn(entity, action, item, id, decide);
  const { money } = context.call;
  return batch(context, money ? (id, item) => onceAsked(item, () => each(id, item), id) : each, lockOf(action));
}

const lockOf = ({ deletes }: ActionMeta): RowLock => (deletes ? 'delete' : 'change');

async function actOn(
  entity: EntityMeta,
  action: ActionMeta,
  context: HandlerContext<ActionInput, unknown>,
  id: string,
  decide?: DecideAction,
): Promise<void> {
  const { tx, log } = context;
  const table = tableOf(tx, entity.name);
  const row = await table.one(id, { lock: lockOf(action) });
  if (!row) throw refuse('NOT_FOUND');
  // In a state from which it does not start it is the state that refuses, as in the console.
  checkGuard(canDo(entity, action, recordOf(entity, row), ruleContext(context, 'update')));
  const decision = await decide?.(row, context);
  if (action.deletes) await checkDeletable(entity, row, context);
  checkState(entity, action, row, context);
  const own = { ...enteredState(entity, action), ...decision?.changes };
  const changes = { ...formValues(entity, action, context, row, own), ...own };
  const target = { targetId: id, targetName: displayOf(entity, row) };
  if (action.deletes) {
    if (!(await table.remove(id, changes))) throw refuse('NOT_FOUND');
    const gone = { ...row, ...changes };
    await decision?.effects?.(gone);
    log({ ...target, ...changesOf(entity, row, gone, context.user) });
    return;
  }
  const entered = await table.update(id, changes, { rev: row.rev });
  if (!entered) throw refuse('NOT_ALLOWED_NOW');
  const settled = action.to ? await settle(table, entity, entered, predicateContext(context)) : entered;
  await decision?.effects?.(settled);
  log({ ...target, ...changesOf(entity, row, settled, context.user) });
}

/** Refuses an action if the record is not in one of its states, with the same sentence as the console. */
export function checkState(
  entity: EntityMeta,
  action: ActionMeta,
  row: Row,
  context: Pick<HandlerContext<unknown>, 'now' | 'user'>,
): void {
  const guard = canDo(entity, action, recordOf(entity, row), ruleContext(context, 'update'));
  if (guard.ok) return;
  if (guard.why.rule === 'deleted') throw refuse('NOT_FOUND');
  checkGuard(guard);
  if (guard.why.rule === 'state') throw refuse('NOT_ALLOWED_NOW', { sentence: stateSentence(entity, guard.why.state) });
}

function enteredState(entity: EntityMeta, action: ActionMeta): Values {
  const [state] = action.to ?? (action.deletes && entity.states?.final ? [entity.states.final] : []);
  return entity.states && state !== undefined ? { [entity.states.field]: state } : {};
}

/**
 * Returns the values that the form sets, as an update does: dependent fields that its values turn off are cleared, and
 * values of fields that are off are not stored. Refuses a record that would break a rule; `own` are the action's other
 * changes, in stored form.
 */
function formValues(
  entity: EntityMeta,
  action: ActionMeta,
  { input, now, user }: HandlerContext<ActionInput, unknown>,
  row: Row,
  own: object,
): object {
  const values: Values = { ...input };
  const given = Object.fromEntries(
    action.sets.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
  const record = recordOf(entity, row);
  const rules = ruleContext({ now, user }, action.name);
  checkChangeable(entity, record, given, rules);
  const after = { ...recordOf(entity, { ...row, ...own }), ...given };
  const stripped = checked(entity, after, rules);
  return storedOf(entity, clearedOff(entity, record, given, stripped));
}
