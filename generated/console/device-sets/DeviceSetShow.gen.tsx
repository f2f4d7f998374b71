// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import { deviceSetMeta } from '#generated/model/device-sets/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { DeviceSetParts, DeviceSetSlots } from './slots.gen.tsx';

const values: ShowValues<DeviceSetParts['field']> = {
  name: <TextField source="name" />,
  remark: <TextField source="remark" />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<DeviceSetParts['field']>[] = [
  { name: 'base', fields: ['name', 'remark'] },
  { name: 'record', fields: ['createdAt'] },
];

const related: readonly RelatedDef<DeviceSetParts['related']>[] = [
  {
    name: 'ad.targetIds',
    resource: 'ads',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'deviceSet' },
    perm: 'ad.view',
    create: 'ad.add',
  },
  {
    name: 'device.setIds',
    resource: 'devices',
    field: 'setIds',
    many: true,
    perm: 'device.view',
    create: 'device.add',
  },
  {
    name: 'deviceTimer.targetIds',
    resource: 'device-timers',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'deviceSet' },
    perm: 'device.view',
    create: 'device.operate',
  },
  {
    name: 'firmwareTask.targetIds',
    resource: 'firmware-tasks',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'deviceSet' },
    perm: 'device.apk',
    create: 'device.apk',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'deviceSet' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Device set: the page of one record. */
export default function DeviceSetShow({ slots }: ViewProps<DeviceSetSlots>) {
  return <EntityShow meta={deviceSetMeta} values={values} sections={sections} related={related} slots={slots} />;
}
