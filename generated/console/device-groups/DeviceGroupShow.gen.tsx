// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import { deviceGroupWhens } from '#generated/model/device-groups/types.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceGroupParts, DeviceGroupSlots } from './slots.gen.tsx';

const forms = async () => (await import('./DeviceGroupActionForms.gen.tsx')).deviceGroupActionForms;

const values: ShowValues<DeviceGroupParts['field']> = {
  name: <TextField source="name" />,
  kind: <EnumField source="kind" />,
  rows: <NumberField source="rows" />,
  columns: <NumberField source="columns" />,
  inStep: <BooleanField source="inStep" />,
  layoutId: <ReferenceField source="layoutId" {...refs.layout} />,
  remark: <TextField source="remark" />,
};

const sections: readonly ShowSectionDef<DeviceGroupParts['field']>[] = [
  {
    name: 'base',
    fields: ['name', 'kind', 'rows', 'columns', 'inStep', 'layoutId', 'remark'],
    whens: deviceGroupWhens,
  },
];

const targets: ShowTargets = {
  layoutId: refs.layout,
};

const related: readonly RelatedDef<DeviceGroupParts['related']>[] = [
  {
    name: 'ad.targetIds',
    resource: 'ads',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'deviceGroup' },
    perm: 'ad.view',
    create: 'ad.add',
  },
  { name: 'device.groupId', resource: 'devices', field: 'groupId', perm: 'device.view', create: 'device.add' },
  {
    name: 'deviceGroupGrant.groupId',
    resource: 'device-group-grants',
    field: 'groupId',
    perm: 'account.devicePermission',
  },
  {
    name: 'deviceTimer.targetIds',
    resource: 'device-timers',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'deviceGroup' },
    perm: 'device.view',
    create: 'device.operate',
  },
  {
    name: 'firmwareTask.targetIds',
    resource: 'firmware-tasks',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'deviceGroup' },
    perm: 'device.apk',
    create: 'device.apk',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'deviceGroup' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Device group: the page of one record. */
export default function DeviceGroupShow({ slots }: ViewProps<DeviceGroupSlots>) {
  return (
    <EntityShow
      meta={deviceGroupMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      forms={forms}
      slots={slots}
    />
  );
}
