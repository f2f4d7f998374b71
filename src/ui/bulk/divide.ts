import { applicability, type Applicability } from '#core/entity/applicable.ts';
import { preflight, type GuardReason } from '#core/entity/guard.ts';
import { lockedNow } from '#core/entity/locks.ts';
import type { RuleContext, Values } from '#core/entity/rule.ts';
import type { FormDef } from '../form/EntityForm.tsx';
import type { BulkRecord } from './BulkEditButton.tsx';

/** Records that accept the values; those to which a field does not apply, and those that cannot be changed so, whatever the values. */
export type Division = Applicability<BulkRecord> & { fixed: { why: GuardReason; records: BulkRecord[] }[] };

/** Divides records by whether they accept a set of values, by the same conditions as on the server. */
export function divide(
  { whens, meta }: Pick<FormDef, 'whens' | 'meta'>,
  set: Values,
  records: readonly BulkRecord[],
  context: RuleContext,
): Division {
  const { able, unable } = preflight({ conditions: meta.conditions }, { name: 'update' }, records, context);
  const free: BulkRecord[] = [];
  const locked = new Map<string, BulkRecord[]>();
  for (const record of able) {
    const now = lockedNow(meta, record, context);
    const error = Object.keys(set).flatMap((name) => now.get(name) ?? [])[0];
    if (error === undefined) free.push(record);
    else locked.set(error, [...(locked.get(error) ?? []), record]);
  }
  const fixed = [...locked].map(([error, each]) => ({ why: { rule: 'condition', error } as const, records: each }));
  return { ...applicability(free, set, whens, context), fixed: [...unable, ...fixed] };
}
