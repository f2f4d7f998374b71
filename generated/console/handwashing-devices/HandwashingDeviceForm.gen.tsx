// Made by codegen from schemas/handwashing-device.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-devices/.

import { handwashingDeviceMeta } from '#generated/model/handwashing-devices/meta.gen.ts';
import {
  handwashingDeviceCreate,
  handwashingDeviceRules,
  handwashingDeviceUpdate,
  handwashingDeviceWhens,
} from '#generated/model/handwashing-devices/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { TimeZoneInput } from '#src/ui/inputs/TimeZoneInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { HandwashingDeviceParts, HandwashingDeviceSlots } from './slots.gen.tsx';

const inputs: FormInputs<HandwashingDeviceParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  place: <TextInput source="place" maxLength={100} />,
  waterLevel: <NumberInput source="waterLevel" min={1} max={100} />,
  washSeconds: <NumberInput source="washSeconds" min={5} max={120} />,
  storeId: <ReferenceInput source="storeId" {...refs.store} />,
  deviceId: <ReferenceInput source="deviceId" {...refs.device} />,
  deptId: <TreeSelectInput source="deptId" parent="parentId" {...refs.department} />,
  zone: <TimeZoneInput source="zone" />,
};

const sections: readonly FormSection<HandwashingDeviceParts['section'], HandwashingDeviceParts['field']>[] = [
  { name: 'base', rows: [['name'], ['place'], ['waterLevel', 'washSeconds']] },
  {
    name: 'site',
    label: 'resources.handwashing-devices.groups.site',
    rows: [['storeId'], ['deviceId'], ['deptId'], ['zone']],
  },
];

export const handwashingDeviceForm: FormDef<HandwashingDeviceParts['field'], HandwashingDeviceParts['section']> = {
  meta: handwashingDeviceMeta,
  kind: 'groups',
  sections,
  inputs,
  create: handwashingDeviceCreate,
  update: handwashingDeviceUpdate,
  rules: handwashingDeviceRules,
  whens: handwashingDeviceWhens,
};

/** Hand-washing device: a new one. */
export function HandwashingDeviceCreate({ slots }: ViewProps<HandwashingDeviceSlots>) {
  return <EntityCreate def={handwashingDeviceForm} slots={slots} />;
}

/** Hand-washing device: change one. */
export function HandwashingDeviceEdit({ slots }: ViewProps<HandwashingDeviceSlots>) {
  return <EntityEdit def={handwashingDeviceForm} slots={slots} />;
}
