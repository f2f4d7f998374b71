import { useWatch } from 'react-hook-form';
import type { FormDef } from '../form/EntityForm.tsx';
import { useRuleContext } from '../ruleContext.ts';
import type { BulkRecord } from './BulkEditButton.tsx';
import { setOf } from './bulkValues.ts';
import { divide, type Division } from './divide.ts';

/** Returns which records accept the values typed so far. */
export function useApplicability(def: FormDef, chosen: readonly string[], records: readonly BulkRecord[]): Division {
  const values = useWatch();
  const context = useRuleContext('update');
  return divide(def, setOf(values, chosen), records, context());
}
