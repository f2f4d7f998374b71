// Made by codegen from schemas/store.yaml. Do not edit: change the schema, or lay a view over it in resources/stores/.

import { storeMeta } from '#generated/model/stores/meta.gen.ts';
import { DistrictNameField } from '#src/ui/fields/DistrictNameField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { StoreParts, StoreSlots } from './slots.gen.tsx';

const values: ShowValues<StoreParts['field']> = {
  number: <TextField source="number" />,
  name: <TextField source="name" />,
  keeperId: <ReferenceField source="keeperId" {...refs.account} />,
  deptId: <ReferenceField source="deptId" {...refs.department} />,
  districtCode: <DistrictNameField source="districtCode" />,
  address: <TextField source="address" />,
  phone: <TextField source="phone" />,
  remark: <TextField source="remark" />,
  corpId: <ReferenceField source="corpId" {...refs.corporation} />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<StoreParts['field']>[] = [
  { name: 'base', fields: ['number', 'name', 'keeperId', 'deptId'] },
  { name: 'place', label: 'resources.stores.sections.place', fields: ['districtCode', 'address', 'phone', 'remark'] },
  { name: 'record', fields: ['corpId', 'creatorId', 'createdAt'] },
];

const targets: ShowTargets = {
  keeperId: refs.account,
  deptId: refs.department,
  corpId: refs.corporation,
  creatorId: refs.account,
};

const related: readonly RelatedDef<StoreParts['related']>[] = [
  {
    name: 'ad.targetIds',
    resource: 'ads',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'store' },
    perm: 'ad.view',
    create: 'ad.add',
  },
  { name: 'device.storeId', resource: 'devices', field: 'storeId', perm: 'device.view', create: 'device.add' },
  {
    name: 'deviceTimer.targetIds',
    resource: 'device-timers',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'store' },
    perm: 'device.view',
    create: 'device.operate',
  },
  {
    name: 'firmwareTask.targetIds',
    resource: 'firmware-tasks',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'store' },
    perm: 'device.apk',
    create: 'device.apk',
  },
  {
    name: 'handwashingDevice.storeId',
    resource: 'handwashing-devices',
    field: 'storeId',
    perm: 'epidemic.view',
    create: 'epidemic.add',
  },
  {
    name: 'temperatureDevice.storeId',
    resource: 'temperature-devices',
    field: 'storeId',
    perm: 'epidemic.view',
    create: 'epidemic.add',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'store' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Store: the page of one record. */
export default function StoreShow({ slots }: ViewProps<StoreSlots>) {
  return (
    <EntityShow
      meta={storeMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
