// Made by codegen from schemas/warning-rule.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-rules/.

import { warningRuleMeta } from '#generated/model/warning-rules/meta.gen.ts';
import {
  warningRuleCreate,
  warningRuleRules,
  warningRuleUpdate,
  warningRuleWhens,
} from '#generated/model/warning-rules/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { WarningRuleParts, WarningRuleSlots } from './slots.gen.tsx';

const inputs: FormInputs<WarningRuleParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  kind: (
    <EnumInput
      source="kind"
      required
      values={['offline', 'storage', 'fault', 'temperature', 'waterLevel', 'noPlay', 'picture']}
    />
  ),
  minutes: <NumberInput source="minutes" help="resources.warning-rules.help.minutes" min={30} max={10080} />,
  freeMb: <NumberInput source="freeMb" min={50} max={1000000} />,
  celsius: <NumberInput source="celsius" min={34} max={43} scale={1} />,
  percent: <NumberInput source="percent" min={1} max={100} />,
  isOn: <BooleanInput source="isOn" />,
  holdMinutes: <NumberInput source="holdMinutes" help="resources.warning-rules.help.holdMinutes" min={0} max={1440} />,
  quietMinutes: (
    <NumberInput source="quietMinutes" help="resources.warning-rules.help.quietMinutes" min={1} max={1440} />
  ),
  receiverIds: (
    <ReferencePickerInput
      source="receiverIds"
      help="resources.warning-rules.help.receiverIds"
      filter={{ status: 'enabled' }}
      max={50}
      {...refs.account}
    />
  ),
};

const sections: readonly FormSection<WarningRuleParts['section'], WarningRuleParts['field']>[] = [
  { name: 'what', rows: [['name', 'kind'], ['minutes', 'freeMb', 'celsius', 'percent'], ['isOn']] },
  { name: 'when', label: 'resources.warning-rules.groups.when', rows: [['holdMinutes', 'quietMinutes']] },
  { name: 'who', label: 'resources.warning-rules.groups.who', rows: [['receiverIds']] },
];

export const warningRuleForm: FormDef<WarningRuleParts['field'], WarningRuleParts['section']> = {
  meta: warningRuleMeta,
  kind: 'groups',
  sections,
  inputs,
  create: warningRuleCreate,
  update: warningRuleUpdate,
  rules: warningRuleRules,
  whens: warningRuleWhens,
};

/** Warning rule: a new one. */
export function WarningRuleCreate({ slots }: ViewProps<WarningRuleSlots>) {
  return <EntityCreate def={warningRuleForm} slots={slots} />;
}

/** Warning rule: change one. */
export function WarningRuleEdit({ slots }: ViewProps<WarningRuleSlots>) {
  return <EntityEdit def={warningRuleForm} slots={slots} />;
}
