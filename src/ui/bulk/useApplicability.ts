import { useWatch } from 'react-hook-form';
import { applicability, type Applicability } from '#core/entity/applicable.ts';
import { preflight, type GuardReason } from '#core/entity/guard.ts';
import type { FormDef } from '../form/EntityForm.tsx';
import { useRuleContext } from '../ruleContext.ts';
import type { BulkRecord } from './BulkEditButton.tsx';
import { setOf } from './bulkValues.ts';

/** Says of what is typed so far which records take it: asked of the very conditions that the server asks. */
export function useApplicability(
  { whens, meta }: FormDef,
  chosen: readonly string[],
  records: readonly BulkRecord[],
): Applicability<BulkRecord> & { fixed: { why: GuardReason; records: BulkRecord[] }[] } {
  const values = useWatch();
  const context = useRuleContext('update');
  // What cannot be changed at all falls out first, whatever is set.
  const { able, unable } = preflight({ conditions: meta.conditions }, { name: 'update' }, records, context());
  return { ...applicability(able, setOf(values, chosen), whens, context()), fixed: unable };
}
