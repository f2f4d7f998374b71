// Made by codegen from schemas/handwashing-device.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-devices/.

import { handwashingDeviceMeta } from '#generated/model/handwashing-devices/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { HandwashingDeviceParts, HandwashingDeviceSlots } from './slots.gen.tsx';

const forms = async () => (await import('./HandwashingDeviceActionForms.gen.tsx')).handwashingDeviceActionForms;

const values: ShowValues<HandwashingDeviceParts['field']> = {
  lastWater: <NumberField source="lastWater" />,
  lastAt: <InstantField source="lastAt" />,
  waterLevel: <NumberField source="waterLevel" />,
  washSeconds: <NumberField source="washSeconds" />,
  name: <TextField source="name" />,
  place: <TextField source="place" />,
  storeId: <ReferenceField source="storeId" {...refs.store} />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  deptId: <ReferenceField source="deptId" {...refs.department} />,
  zone: <TextField source="zone" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<HandwashingDeviceParts['field']>[] = [
  {
    name: 'now',
    label: 'resources.handwashing-devices.sections.now',
    fields: ['lastWater', 'lastAt', 'waterLevel', 'washSeconds'],
  },
  {
    name: 'base',
    label: 'resources.handwashing-devices.sections.base',
    fields: ['name', 'place', 'storeId', 'deviceId', 'deptId', 'zone', 'creatorId', 'createdAt'],
  },
];

const targets: ShowTargets = {
  storeId: refs.store,
  deviceId: refs.device,
  deptId: refs.department,
  creatorId: refs.account,
};

const related: readonly RelatedDef<HandwashingDeviceParts['related']>[] = [
  { name: 'handwashingDay.sensorId', resource: 'handwashing-days', field: 'sensorId', perm: 'epidemic.view' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'handwashingDevice' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Hand-washing device: the page of one record. */
export default function HandwashingDeviceShow({ slots }: ViewProps<HandwashingDeviceSlots>) {
  return (
    <EntityShow
      meta={handwashingDeviceMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      forms={forms}
      slots={slots}
      liveMs={30000}
    />
  );
}
