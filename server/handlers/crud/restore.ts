import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { changesOf, displayOf } from '../../policies/changes.ts';
import { predicateContext, ruleContext } from '../../policies/logic.ts';
import { settle } from '../../policies/settle.ts';
import { entityOf, tableOf, type Row } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';
import { batch } from '../batch.ts';
import type { ActionInput, DecideAction } from '../transition.ts';
import { recordOf } from './create.ts';
import { checkCondition } from './values.ts';

/**
 * Restores records deleted within `limits.binKept` (UI-11), with their state. Refused at a field whose unique value is
 * taken meanwhile, or whose referenced record is deleted, and where the condition of the deletion refuses the caller. `decide` is a handler's own decision about the deleted
 * record.
 */
export async function restore(
  entity: EntityMeta,
  context: HandlerContext<ActionInput, unknown>,
  decide?: DecideAction,
): Promise<BatchResult> {
  const deletion = entity.actions.find(({ deletes }) => deletes);
  return batch(context, async (id, item) => {
    const { tx, now } = item;
    const table = tableOf(tx, entity.name);
    const bin = table.bin(now - limits.binKept);
    const row = await bin.one(id, { lock: 'change' });
    if (!row) throw refuse('NOT_FOUND');
    if (deletion) checkCondition(entity, deletion.name, recordOf(entity, row), ruleContext(item, 'update'));
    await checkNamed(entity, tx, row);
    const decision = await decide?.(row, item);
    const back = await bin.restore(id, { ...(await stateBefore(entity, tx, row)), ...decision?.changes });
    if (!back) throw refuse('NOT_FOUND');
    await decision?.effects?.(back);
    const settled = await settle(table, entity, back, predicateContext(item));
    item.log({ targetId: id, targetName: displayOf(entity, settled), ...changesOf(entity, row, settled, item.user) });
  });
}

const whole = { kind: 'system', corpId: null } as const;

/** Refuses a record that refers to a deleted one, which must be restored first; independent of the caller's scope. */
async function checkNamed(entity: EntityMeta, tx: Tx, row: Row): Promise<void> {
  for (const field of entity.fields) {
    const target = field.readOnly || field.derived ? undefined : targetOf(field, row);
    const ids = [row[field.name]].flat().filter((id) => typeof id === 'string');
    if (!target || ids.length === 0) continue;
    const wanted = new Set(ids);
    const living = await tableOf(tx.as(whole), target).many([...wanted], { fields: ['id'], lock: 'reference' });
    if (living.length < wanted.size) throw refuse('RESTORE_NAMES_GONE', { field: field.name });
  }
}

function targetOf({ ref }: FieldMeta, row: Row): string | undefined {
  const said = ref?.to ?? (ref?.toBy === undefined ? undefined : row[ref.toBy]);
  return typeof said === 'string' && entityOf(said) ? said : undefined;
}

/** Returns the state before the deletion, from the operation log; the first state if the log has none. */
async function stateBefore({ name, states, actions }: EntityMeta, tx: Tx, row: Row): Promise<object> {
  if (!states?.final || row[states.field] !== states.final) return {};
  const verbs = actions.filter(({ deletes }) => deletes).map(({ call }) => `${name}.${call}`);
  const [line] = await tx
    .as(whole)
    .operationLogs.find((eb) => eb.and([eb('target_id', '=', row.id), eb('call', 'in', verbs), eb('code', '=', 0)]), {
      fields: ['before'],
      orderBy: ['createdAt', 'desc'],
      limit: 1,
    });
  const before = (line?.before as Readonly<Record<string, unknown>> | null | undefined)?.[states.field];
  const isState = typeof before === 'string' && Object.hasOwn(states.values, before) && before !== states.final;
  return { [states.field]: isState ? before : states.initial };
}
