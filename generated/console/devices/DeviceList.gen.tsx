// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import { instant, le } from '#core/entity/rule.ts';
import { deviceDerive } from '#generated/model/devices/derive.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { deviceStates } from '#generated/model/devices/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { CorporationReferenceField, corporationTarget } from '../corporations/CorporationReference.gen.tsx';
import { DepartmentReferenceField, departmentTarget } from '../departments/DepartmentReference.gen.tsx';
import { DeviceGroupReferenceField, deviceGroupTarget } from '../device-groups/DeviceGroupReference.gen.tsx';
import { LayoutReferenceField, layoutTarget } from '../layouts/LayoutReference.gen.tsx';
import { TagReferencesField, tagTarget } from '../tags/TagReference.gen.tsx';
import type { DeviceField, DeviceSlots } from './slots.gen.tsx';

const columns: readonly Column<DeviceField>[] = [
  { source: 'status', cell: <StateField source="status" states={deviceStates} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'uuid', cell: <TextField source="uuid" />, sortable: true },
  { source: 'type', cell: <EnumField source="type" />, sortable: true },
  {
    source: 'groupId',
    cell: <DeviceGroupReferenceField source="groupId" />,
    sortable: true,
    target: deviceGroupTarget,
  },
  {
    source: 'expireAt',
    cell: <InstantField source="expireAt" />,
    sortable: true,
    alert: (v, c) => le(instant(v.expireAt), c.now + 1296000000),
  },
  { source: 'heartbeatAt', cell: <InstantField source="heartbeatAt" />, sortable: true },
  { source: 'tagIds', cell: <TagReferencesField source="tagIds" />, hidden: true, target: tagTarget },
  {
    source: 'deptId',
    cell: <DepartmentReferenceField source="deptId" />,
    sortable: true,
    hidden: true,
    target: departmentTarget,
  },
  {
    source: 'layoutId',
    cell: <LayoutReferenceField source="layoutId" />,
    sortable: true,
    hidden: true,
    target: layoutTarget,
  },
  {
    source: 'corpId',
    cell: <CorporationReferenceField source="corpId" />,
    sortable: true,
    hidden: true,
    target: corporationTarget,
  },
  { source: 'scene', cell: <EnumField source="scene" />, sortable: true, hidden: true },
  { source: 'resolution', cell: <TextField source="resolution" />, sortable: true, hidden: true },
  { source: 'address', cell: <TextField source="address" />, sortable: true, hidden: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['unknown', 'inactive', 'online', 'offline', 'invalid'] },
  { source: 'type', kind: 'choice', values: ['android', 'windows'] },
  { source: 'groupId', kind: 'reference', target: deviceGroupTarget },
  { source: 'layoutId', kind: 'reference', target: layoutTarget },
  { source: 'corpId', kind: 'reference', target: corporationTarget },
  { source: 'expireAt', kind: 'range', of: 'instant' },
  { source: 'deptId', kind: 'tree', parent: 'parentId', own: true, place: 'sidebar', target: departmentTarget },
];

const bulkForm = async () => (await import('./DeviceForm.gen.tsx')).deviceForm;

/** Device: the list. */
export default function DeviceList({ view, slots }: ViewProps<DeviceSlots>) {
  return (
    <EntityList
      meta={deviceMeta}
      columns={columns}
      filters={filters}
      derived={deviceDerive}
      view={view}
      slots={slots}
      bulkForm={bulkForm}
      liveMs={30000}
    />
  );
}
