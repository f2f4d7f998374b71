import { useWatch } from 'react-hook-form';
import { applicability, type Applicability } from '#core/entity/applicable.ts';
import { preflight, type GuardReason } from '#core/entity/guard.ts';
import type { FormDef } from '../form/EntityForm.tsx';
import { useRuleContext } from '../ruleContext.ts';
import type { BulkRecord } from './BulkEditButton.tsx';
import { setOf } from './bulkValues.ts';

/** Returns which records accept the values typed so far, by the same conditions as on the server. */
export function useApplicability(
  { whens, meta }: FormDef,
  chosen: readonly string[],
  records: readonly BulkRecord[],
): Applicability<BulkRecord> & { fixed: { why: GuardReason; records: BulkRecord[] }[] } {
  const values = useWatch();
  const context = useRuleContext('update');
  // Records that cannot be changed at all are left out first, whatever the values.
  const { able, unable } = preflight({ conditions: meta.conditions }, { name: 'update' }, records, context());
  return { ...applicability(able, setOf(values, chosen), whens, context()), fixed: unable };
}
