// Made by codegen from schemas/warning-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-settings/.

import { warningSettingMeta } from '#generated/model/warning-settings/meta.gen.ts';
import {
  warningSettingCreate,
  warningSettingRules,
  warningSettingUpdate,
  warningSettingWhens,
} from '#generated/model/warning-settings/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { AddressesInput } from '#src/ui/inputs/AddressesInput.tsx';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { WarningSettingParts, WarningSettingSlots } from './slots.gen.tsx';

const inputs: FormInputs<WarningSettingParts['field']> = {
  offline: <BooleanInput source="offline" help="resources.warning-settings.help.offline" />,
  offlineMinutes: (
    <NumberInput source="offlineMinutes" required help="resources.warning-settings.help.offlineMinutes" max={10080} />
  ),
  temperature: <NumberInput source="temperature" min={34} max={43} scale={1} />,
  waterLevel: <NumberInput source="waterLevel" min={1} max={100} />,
  recipients: <AddressesInput source="recipients" max={10} />,
  sender: <TextInput source="sender" help="resources.warning-settings.help.sender" maxLength={100} />,
  language: <EnumInput source="language" values={['zh_cn', 'en_us']} />,
};

const sections: readonly FormSection<WarningSettingParts['section'], WarningSettingParts['field']>[] = [
  { name: 'offline', label: 'resources.warning-settings.groups.offline', rows: [['offline'], ['offlineMinutes']] },
  { name: 'sensors', label: 'resources.warning-settings.groups.sensors', rows: [['temperature', 'waterLevel']] },
  { name: 'mails', label: 'resources.warning-settings.groups.mails', rows: [['recipients'], ['sender', 'language']] },
];

export const warningSettingForm: FormDef<WarningSettingParts['field'], WarningSettingParts['section']> = {
  meta: warningSettingMeta,
  kind: 'groups',
  sections,
  inputs,
  create: warningSettingCreate,
  update: warningSettingUpdate,
  rules: warningSettingRules,
  whens: warningSettingWhens,
};

/** Warning settings: a new one. */
export function WarningSettingCreate({ slots }: ViewProps<WarningSettingSlots>) {
  return <EntityCreate def={warningSettingForm} slots={slots} />;
}

/** Warning settings: change one. */
export function WarningSettingEdit({ slots }: ViewProps<WarningSettingSlots>) {
  return <EntityEdit def={warningSettingForm} slots={slots} />;
}
