// Made by codegen from schemas/software-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/software-settings/.

import { softwareSettingMeta } from '#generated/model/software-settings/meta.gen.ts';
import {
  softwareSettingCreate,
  softwareSettingRules,
  softwareSettingUpdate,
  softwareSettingWhens,
} from '#generated/model/software-settings/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { SoftwareSettingParts, SoftwareSettingSlots } from './slots.gen.tsx';

const inputs: FormInputs<SoftwareSettingParts['field']> = {
  selfStart: <BooleanInput source="selfStart" help="resources.software-settings.help.selfStart" />,
  selfStartSeconds: (
    <NumberInput
      source="selfStartSeconds"
      required
      help="resources.software-settings.help.selfStartSeconds"
      min={0}
      max={60}
    />
  ),
  forcedShutdown: <BooleanInput source="forcedShutdown" help="resources.software-settings.help.forcedShutdown" />,
  pictureEvery: (
    <EnumInput
      source="pictureEvery"
      help="resources.software-settings.help.pictureEvery"
      values={['minutes30', 'hours2', 'never']}
    />
  ),
};

const sections: readonly FormSection<SoftwareSettingParts['section'], SoftwareSettingParts['field']>[] = [
  { name: 'start', label: 'resources.software-settings.groups.start', rows: [['selfStart'], ['selfStartSeconds']] },
  { name: 'switch', label: 'resources.software-settings.groups.switch', rows: [['forcedShutdown']] },
  { name: 'watch', label: 'resources.software-settings.groups.watch', rows: [['pictureEvery']] },
];

export const softwareSettingForm: FormDef<SoftwareSettingParts['field'], SoftwareSettingParts['section']> = {
  meta: softwareSettingMeta,
  kind: 'groups',
  sections,
  inputs,
  create: softwareSettingCreate,
  update: softwareSettingUpdate,
  rules: softwareSettingRules,
  whens: softwareSettingWhens,
};

/** Software setup: a new one. */
export function SoftwareSettingCreate({ slots }: ViewProps<SoftwareSettingSlots>) {
  return <EntityCreate def={softwareSettingForm} slots={slots} />;
}

/** Software setup: change one. */
export function SoftwareSettingEdit({ slots }: ViewProps<SoftwareSettingSlots>) {
  return <EntityEdit def={softwareSettingForm} slots={slots} />;
}
