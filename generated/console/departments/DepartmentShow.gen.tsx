// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DepartmentParts, DepartmentSlots } from './slots.gen.tsx';

const values: ShowValues<DepartmentParts['field']> = {
  name: <TextField source="name" />,
  parentId: <ReferenceField source="parentId" {...refs.department} />,
  position: <NumberField source="position" />,
  corpId: <ReferenceField source="corpId" {...refs.corporation} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<DepartmentParts['field']>[] = [
  { name: 'base', fields: ['name', 'parentId', 'position'] },
  { name: 'record', fields: ['corpId', 'createdAt'] },
];

const targets: ShowTargets = {
  parentId: refs.department,
  corpId: refs.corporation,
};

const related: readonly RelatedDef<DepartmentParts['related']>[] = [
  { name: 'account.deptId', resource: 'accounts', field: 'deptId', perm: 'account.view', create: 'account.add' },
  { name: 'ad.deptId', resource: 'ads', field: 'deptId', perm: 'ad.view' },
  { name: 'campaign.deptId', resource: 'campaigns', field: 'deptId', perm: 'campaign.view' },
  { name: 'cast.deptId', resource: 'casts', field: 'deptId', perm: 'cast.view' },
  {
    name: 'department.parentId',
    resource: 'departments',
    field: 'parentId',
    title: 'below',
    perm: 'department.view',
    create: 'department.add',
  },
  { name: 'device.deptId', resource: 'devices', field: 'deptId', perm: 'device.view', create: 'device.add' },
  { name: 'deviceTimer.deptId', resource: 'device-timers', field: 'deptId', perm: 'device.view' },
  { name: 'firmwareTask.deptId', resource: 'firmware-tasks', field: 'deptId', perm: 'device.apk' },
  { name: 'firmwareTaskScreen.deptId', resource: 'firmware-task-screens', field: 'deptId', perm: 'device.apk' },
  {
    name: 'handwashingDevice.deptId',
    resource: 'handwashing-devices',
    field: 'deptId',
    perm: 'epidemic.view',
    create: 'epidemic.add',
  },
  { name: 'material.deptId', resource: 'materials', field: 'deptId', perm: 'material.view' },
  { name: 'monitorPlan.deptId', resource: 'monitor-plans', field: 'deptId', perm: 'open' },
  { name: 'monitorTask.deptId', resource: 'monitor-tasks', field: 'deptId', perm: 'open' },
  { name: 'offlinePackage.deptId', resource: 'offline-packages', field: 'deptId', perm: 'device.view' },
  { name: 'promotionGroup.deptId', resource: 'promotion-groups', field: 'deptId', perm: 'promotionGroup.view' },
  { name: 'proofOfPlay.deptId', resource: 'proofs-of-play', field: 'deptId', perm: 'report.ad' },
  { name: 'store.deptId', resource: 'stores', field: 'deptId', perm: 'open', create: 'store.add' },
  { name: 'takeDown.deptId', resource: 'take-downs', field: 'deptId', perm: 'takeDown.view' },
  {
    name: 'temperatureDevice.deptId',
    resource: 'temperature-devices',
    field: 'deptId',
    perm: 'epidemic.view',
    create: 'epidemic.add',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'department' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Department: the page of one record. */
export default function DepartmentShow({ slots }: ViewProps<DepartmentSlots>) {
  return (
    <EntityShow
      meta={departmentMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
