import type { Issue } from '#core/entity/issues.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { storedOf, storedValue } from '#core/entity/wire.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { changesOf, displayOf } from '../../policies/changes.ts';
import { ruleContext } from '../../policies/logic.ts';
import { tableOf, type Row } from '../../policies/tableOf.ts';
import { recordOf } from './create.ts';
import { checkChangeable, checkChosen, checked, checkWritable, clearedOff } from './values.ts';

export interface UpdateInput {
  id: string;
  rev?: number;
}

/**
 * Changes a record of any entity: what is absent stays, null clears, rules are asked of the merged record,
 * and a field whose x-when is off afterwards is cleared with it. A stale `rev` is NOT_ALLOWED_NOW. The record is
 * locked as it is read, so that nothing is decided about a record that another call is changing.
 * `more` is what a handler changes of its own, in stored form.
 */
export async function update(
  entity: EntityMeta,
  context: HandlerContext<UpdateInput, unknown>,
  more: object = {},
): Promise<Row> {
  const { input, user, tx, now } = context;
  const { id, rev, ...sent } = input as UpdateInput & Values;
  const table = tableOf(tx, entity.name);
  const row = await table.one(id, { lock: 'change' });
  if (!row) throw refuse('NOT_FOUND');
  checkWritable(entity, sent, user);

  const record = recordOf(entity, row);
  checkChosen(entity, sent, user, record);
  const changed = changedFields(entity, row, sent);
  const rules = ruleContext({ now, user }, 'update');
  checkChangeable(entity, record, changed, rules);
  const merged = checked(entity, { ...record, ...changed }, rules);
  const changes = { ...storedOf(entity, clearedOff(entity, record, changed, merged)), ...more };
  if (rev !== undefined && rev !== row.rev) throw refuse('NOT_ALLOWED_NOW');
  if (Object.keys(changes).length === 0) {
    context.log({ targetId: id, targetName: displayOf(entity, row) });
    return row;
  }
  const after = await table.update(id, changes, { rev: row.rev });
  if (!after) throw refuse('NOT_ALLOWED_NOW');
  context.log({ targetId: id, targetName: displayOf(entity, after), ...changesOf(entity, row, after) });
  return after;
}

/** Returns what was sent and differs. Refuses null where a value must be. */
function changedFields(entity: EntityMeta, row: Values, sent: Values): Record<string, unknown> {
  const issues: Issue[] = [];
  const changed: Record<string, unknown> = {};
  for (const field of entity.fields) {
    const { name } = field;
    const value = sent[name];
    // Compared in stored form: an instant may be written in more than one way.
    if (value === undefined || (!field.writeOnly && isSame(storedValue(field, value), row[name] ?? null))) continue;
    if (value === null && field.required && !field.nullable) issues.push({ path: name, rule: 'required', args: {} });
    else changed[name] = value;
  }
  if (issues.length > 0) throw refuse('PAYLOAD_INVALID', { issues });
  return changed;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
