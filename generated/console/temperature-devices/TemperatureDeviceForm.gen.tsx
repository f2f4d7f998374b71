// Made by codegen from schemas/temperature-device.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-devices/.

import { temperatureDeviceMeta } from '#generated/model/temperature-devices/meta.gen.ts';
import {
  temperatureDeviceCreate,
  temperatureDeviceRules,
  temperatureDeviceUpdate,
  temperatureDeviceWhens,
} from '#generated/model/temperature-devices/types.gen.ts';
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
import type { TemperatureDeviceParts, TemperatureDeviceSlots } from './slots.gen.tsx';

const inputs: FormInputs<TemperatureDeviceParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  place: <TextInput source="place" maxLength={100} />,
  threshold: <NumberInput source="threshold" min={34} max={43} scale={1} />,
  storeId: <ReferenceInput source="storeId" {...refs.store} />,
  deviceId: <ReferenceInput source="deviceId" {...refs.device} />,
  deptId: <TreeSelectInput source="deptId" parent="parentId" {...refs.department} />,
  zone: <TimeZoneInput source="zone" />,
};

const sections: readonly FormSection<TemperatureDeviceParts['section'], TemperatureDeviceParts['field']>[] = [
  { name: 'base', rows: [['name'], ['place'], ['threshold']] },
  {
    name: 'site',
    label: 'resources.temperature-devices.groups.site',
    rows: [['storeId'], ['deviceId'], ['deptId'], ['zone']],
  },
];

export const temperatureDeviceForm: FormDef<TemperatureDeviceParts['field'], TemperatureDeviceParts['section']> = {
  meta: temperatureDeviceMeta,
  kind: 'groups',
  sections,
  inputs,
  create: temperatureDeviceCreate,
  update: temperatureDeviceUpdate,
  rules: temperatureDeviceRules,
  whens: temperatureDeviceWhens,
};

/** Temperature device: a new one. */
export function TemperatureDeviceCreate({ slots }: ViewProps<TemperatureDeviceSlots>) {
  return <EntityCreate def={temperatureDeviceForm} slots={slots} />;
}

/** Temperature device: change one. */
export function TemperatureDeviceEdit({ slots }: ViewProps<TemperatureDeviceSlots>) {
  return <EntityEdit def={temperatureDeviceForm} slots={slots} />;
}
