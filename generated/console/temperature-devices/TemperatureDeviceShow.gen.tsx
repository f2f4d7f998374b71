// Made by codegen from schemas/temperature-device.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-devices/.

import { temperatureDeviceMeta } from '#generated/model/temperature-devices/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { TemperatureDeviceParts, TemperatureDeviceSlots } from './slots.gen.tsx';

const forms = async () => (await import('./TemperatureDeviceActionForms.gen.tsx')).temperatureDeviceActionForms;

const values: ShowValues<TemperatureDeviceParts['field']> = {
  lastCelsius: <NumberField source="lastCelsius" />,
  lastAt: <InstantField source="lastAt" />,
  threshold: <NumberField source="threshold" />,
  name: <TextField source="name" />,
  place: <TextField source="place" />,
  storeId: <ReferenceField source="storeId" {...refs.store} />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  deptId: <ReferenceField source="deptId" {...refs.department} />,
  zone: <TextField source="zone" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<TemperatureDeviceParts['field']>[] = [
  { name: 'now', label: 'resources.temperature-devices.sections.now', fields: ['lastCelsius', 'lastAt', 'threshold'] },
  {
    name: 'base',
    label: 'resources.temperature-devices.sections.base',
    fields: ['name', 'place', 'storeId', 'deviceId', 'deptId', 'zone', 'creatorId', 'createdAt'],
  },
];

const targets: ShowTargets = {
  storeId: refs.store,
  deviceId: refs.device,
  deptId: refs.department,
  creatorId: refs.account,
};

const related: readonly RelatedDef<TemperatureDeviceParts['related']>[] = [
  { name: 'temperatureDay.sensorId', resource: 'temperature-days', field: 'sensorId', perm: 'epidemic.view' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'temperatureDevice' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Temperature device: the page of one record. */
export default function TemperatureDeviceShow({ slots }: ViewProps<TemperatureDeviceSlots>) {
  return (
    <EntityShow
      meta={temperatureDeviceMeta}
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
