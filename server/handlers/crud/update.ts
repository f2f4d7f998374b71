import type { Issue } from '#core/entity/issues.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { changedFields, isSame } from '#core/entity/same.ts';
import { storedOf, storedValue } from '#core/entity/wire.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { changesOf, displayOf } from '../../policies/changes.ts';
import { ruleContext } from '../../policies/logic.ts';
import { tableOf, type Row } from '../../policies/tableOf.ts';
import { recordOf } from './create.ts';
import type { Decided } from './decision.ts';
import {
  checkApplicable,
  checkChangeable,
  checkChosen,
  checkCondition,
  checked,
  checkWritable,
  clearedOff,
} from './values.ts';

export interface UpdateInput {
  id: string;
  rev?: number;
}

export interface UpdateOptions {
  /** Decision about the stored and the merged record, both whole and in stored form. */
  decide?: (before: Row, merged: Row) => Decided<Row>;
  /** Refuse a value for a field that is off on this record, instead of leaving it out. */
  refusesOff?: boolean;
}

/**
 * Changes a record of any entity that can be changed (x-form.edit.when): what is absent stays, null clears, rules are asked of the merged record,
 * and a field whose x-when is off afterwards is cleared with it. A stale `rev` is NOT_ALLOWED_NOW. The record is
 * locked as it is read, so that nothing is decided about a record that another call is changing.
 */
export async function update(
  entity: EntityMeta,
  context: HandlerContext<UpdateInput, unknown>,
  { decide, refusesOff = false }: UpdateOptions = {},
): Promise<Row> {
  const { input, user, tx, now } = context;
  const { id, rev, ...sent } = input as UpdateInput & Values;
  const table = tableOf(tx, entity.name);
  const row = await table.one(id, { lock: 'change' });
  if (!row) throw refuse('NOT_FOUND');
  const rules = ruleContext({ now, user }, 'update');
  const record = recordOf(entity, row);
  checkCondition(entity, 'update', record, rules);
  checkWritable(entity, sent, user);
  checkChosen(entity, sent, user, record);
  if (refusesOff) checkApplicable(entity, record, sent, rules);
  const changed = differing(entity, row, sent);
  checkChangeable(entity, record, changed, rules);
  const kept = checked(entity, { ...record, ...changed }, rules);
  const asked = storedOf(entity, clearedOff(entity, record, changed, kept));
  const decision = await decide?.(row, { ...row, ...asked });
  const changes = changedFields(row, { ...asked, ...decision?.changes });
  if (rev !== undefined && rev !== row.rev) throw refuse('NOT_ALLOWED_NOW');
  const after = Object.keys(changes).length === 0 ? row : await table.update(id, changes, { rev: row.rev });
  if (!after) throw refuse('NOT_ALLOWED_NOW');
  await decision?.effects?.(after);
  context.log({
    targetId: id,
    targetName: displayOf(entity, after),
    ...(after === row ? {} : changesOf(entity, row, after, user)),
  });
  return after;
}

/** Returns the fields of the payload that differ. Refuses null for a field that must have a value. */
function differing(entity: EntityMeta, row: Values, sent: Values): Record<string, unknown> {
  const issues: Issue[] = [];
  const changed: Record<string, unknown> = {};
  for (const field of entity.fields) {
    const { name } = field;
    const value = sent[name];
    // Compared in stored form: an instant may be written in more than one way.
    if (value === undefined || (!field.writeOnly && isSame(storedValue(field, value), row[name]))) continue;
    if (value === null && field.required && !field.nullable) issues.push({ path: name, rule: 'required', args: {} });
    else changed[name] = value;
  }
  if (issues.length > 0) throw refuse('PAYLOAD_INVALID', { issues });
  return changed;
}
