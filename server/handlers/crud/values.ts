import { mayChoose } from '#core/entity/choosable.ts';
import { lockedNow } from '#core/entity/locks.ts';
import { inapplicable } from '#core/entity/applicable.ts';
import type { Issue } from '#core/entity/issues.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import { meets, type Guard } from '#core/entity/guard.ts';
import { broken, strip, type RuleContext, type Values } from '#core/entity/rule.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { SessionUser } from '../../call/types.ts';
import { logicOf } from '../../policies/logic.ts';

/** Refuses a payload with a field that the caller may not write (x-perm.write), at that field. */
export function checkWritable(entity: EntityMeta, values: object, user: Pick<SessionUser, 'can'>): void {
  for (const { name, writePerm } of entity.fields) {
    if (writePerm && (values as Values)[name] !== undefined && !user.can(writePerm))
      throw refuse('NO_PERMISSION', { field: name });
  }
}

/**
 * Refuses a value that the caller may not choose (x-perm.values), and says of which field. `before` is the record as it is:
 * the value that it has already stays, whoever changes the rest.
 */
export function checkChosen(
  entity: EntityMeta,
  values: object,
  user: Pick<SessionUser, 'can'>,
  before: object = {},
): void {
  for (const field of entity.fields) {
    if (!field.valuePerms) continue;
    const kept = new Set([(before as Values)[field.name]].flat());
    const chosen = [(values as Values)[field.name]].flat().filter((value) => !kept.has(value));
    if (!chosen.every((value) => mayChoose(field, value, user.can)))
      throw refuse('NO_PERMISSION', { field: field.name });
  }
}

/** Refuses a change of a field that is fixed on this record (x-perm.when), or locked while it is so, by the stored record. */
export function checkChangeable(entity: EntityMeta, record: Values, changed: object, context: RuleContext): void {
  for (const [field, when] of Object.entries(entity.writeWhens ?? {}))
    if ((changed as Values)[field] !== undefined && !when(record, context)) throw refuse('FIELD_NOT_YOURS', { field });
  for (const [field, error] of lockedNow(entity, record, context))
    if ((changed as Values)[field] !== undefined) throw refuse(error as ErrorName, { field });
}

/** Refuses by the error of a condition that is false, if the guard fails by one. */
export function checkGuard(guard: Guard): void {
  if (!guard.ok && guard.why.rule === 'condition') throw refuse((guard.why.error ?? 'NOT_ALLOWED_NOW') as ErrorName);
}

/** Refuses a view (`update`, `duplicate`) whose condition is false on the stored record. */
export const checkCondition = (entity: EntityMeta, name: string, record: Values, context: RuleContext): void =>
  checkGuard(meets(entity, name, record, context));

/**
 * Returns the changes with what they turn off cleared where it has a value, and else left out, whatever was sent for it.
 * `stripped` is the merged record without what is off.
 */
export function clearedOff(
  entity: EntityMeta,
  record: Values,
  changes: Values,
  stripped: Values,
): Record<string, unknown> {
  const kept = { ...changes };
  for (const name of Object.keys(logicOf(entity.name).whens)) {
    if (stripped[name] !== null) continue;
    if (hasValue(record[name])) kept[name] = null;
    else delete kept[name];
  }
  return kept;
}

/** Refuses a value for a field that is off on the merged record. */
export function checkApplicable(entity: EntityMeta, record: Values, sent: Values, context: RuleContext): void {
  const off = inapplicable(record, sent, logicOf(entity.name).whens, context);
  if (off !== null) throw refuse('FIELD_NOT_APPLICABLE', { field: off });
}

/** A link table without rows is an empty list: as good as nothing. */
const hasValue = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/**
 * Returns a whole record in wire form without the fields whose x-when is off. Refuses what breaks its
 * rules: the very functions that the form asks (x-rules, and required where x-when holds).
 */
export function checked<T extends Values>(entity: EntityMeta, record: T, context: RuleContext): T {
  const { whens, rules } = logicOf(entity.name);
  const stripped = strip(record, whens, context);
  const issues: Issue[] = broken(rules, stripped, context).map(({ at, rule }) => ({ path: at, rule, args: {} }));
  if (issues.length > 0) throw refuse('PAYLOAD_INVALID', { issues });
  return stripped;
}
