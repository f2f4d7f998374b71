// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import { deviceSetMeta } from '#generated/model/device-sets/meta.gen.ts';
import {
  deviceSetCreate,
  deviceSetRules,
  deviceSetUpdate,
  deviceSetWhens,
} from '#generated/model/device-sets/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { DeviceSetParts, DeviceSetSlots } from './slots.gen.tsx';

const inputs: FormInputs<DeviceSetParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  remark: <TextInput source="remark" maxLength={200} multiline />,
};

const sections: readonly FormSection<DeviceSetParts['section'], DeviceSetParts['field']>[] = [
  { name: 'base', rows: [['name'], ['remark']] },
];

export const deviceSetForm: FormDef<DeviceSetParts['field'], DeviceSetParts['section']> = {
  meta: deviceSetMeta,
  kind: 'groups',
  sections,
  inputs,
  create: deviceSetCreate,
  update: deviceSetUpdate,
  rules: deviceSetRules,
  whens: deviceSetWhens,
};

/** Device set: a new one. */
export function DeviceSetCreate({ slots }: ViewProps<DeviceSetSlots>) {
  return <EntityCreate def={deviceSetForm} slots={slots} />;
}

/** Device set: change one. */
export function DeviceSetEdit({ slots }: ViewProps<DeviceSetSlots>) {
  return <EntityEdit def={deviceSetForm} slots={slots} />;
}
