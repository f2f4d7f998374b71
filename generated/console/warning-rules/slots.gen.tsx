// Made by codegen from schemas/warning-rule.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-rules/.

import type {
  WarningRuleCreate,
  WarningRuleDetail,
  WarningRuleRow,
  WarningRuleUpdate,
} from '#generated/model/warning-rules/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface WarningRuleParts {
  row: WarningRuleRow;
  field: keyof WarningRuleRow | keyof WarningRuleDetail | keyof WarningRuleCreate | keyof WarningRuleUpdate;
  section: 'what' | 'when' | 'who';
  action: 'delete';
  filter: 'name' | 'kind' | 'isOn';
  related: 'warningEvent.ruleId' | 'operationLog.targetId';
}

/** The places that resources/warning-rules/overrides.tsx may fill. */
export type WarningRuleSlots = Slots<WarningRuleParts>;
