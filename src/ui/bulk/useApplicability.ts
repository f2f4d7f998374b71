import { useWatch } from 'react-hook-form';
import { applicability, type Applicability } from '#core/entity/applicable.ts';
import type { FormDef } from '../form/EntityForm.tsx';
import { useRuleContext } from '../ruleContext.ts';
import type { BulkRecord } from './BulkEditButton.tsx';
import { setOf } from './bulkValues.ts';

/** Says of what is typed so far which records take it: asked of the very conditions that the server asks. */
export function useApplicability(
  { whens }: FormDef,
  chosen: readonly string[],
  records: readonly BulkRecord[],
): Applicability<BulkRecord> {
  const values = useWatch();
  const context = useRuleContext('update');
  return applicability(records, setOf(values, chosen), whens, context());
}
