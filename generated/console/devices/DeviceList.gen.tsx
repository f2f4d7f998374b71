// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import { instant, le } from '#core/entity/rule.ts';
import { deviceDerive } from '#generated/model/devices/derive.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { deviceStates } from '#generated/model/devices/states.gen.ts';
import { DistrictNameField } from '#src/ui/fields/DistrictNameField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceParts, DeviceSlots } from './slots.gen.tsx';

const columns: readonly Column<DeviceParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={deviceStates} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'uuid', cell: <TextField source="uuid" />, sortable: true },
  { source: 'type', cell: <EnumField source="type" />, sortable: true },
  {
    source: 'groupId',
    cell: <ReferenceField source="groupId" {...refs.deviceGroup} />,
    sortable: true,
    target: refs.deviceGroup,
  },
  {
    source: 'expireAt',
    cell: <InstantField source="expireAt" />,
    sortable: true,
    alert: (v, c) => le(instant(v.expireAt), c.now + 1296000000),
  },
  { source: 'heartbeatAt', cell: <InstantField source="heartbeatAt" />, sortable: true },
  { source: 'tagIds', cell: <ReferencesField source="tagIds" {...refs.tag} />, hidden: true, target: refs.tag },
  {
    source: 'storeId',
    cell: <ReferenceField source="storeId" {...refs.store} />,
    sortable: true,
    hidden: true,
    target: refs.store,
  },
  {
    source: 'deptId',
    cell: <ReferenceField source="deptId" {...refs.department} />,
    sortable: true,
    hidden: true,
    target: refs.department,
  },
  {
    source: 'layoutId',
    cell: <ReferenceField source="layoutId" {...refs.layout} />,
    sortable: true,
    hidden: true,
    target: refs.layout,
  },
  {
    source: 'corpId',
    cell: <ReferenceField source="corpId" {...refs.corporation} />,
    sortable: true,
    hidden: true,
    target: refs.corporation,
  },
  { source: 'scene', cell: <EnumField source="scene" />, sortable: true, hidden: true },
  { source: 'resolution', cell: <TextField source="resolution" />, sortable: true, hidden: true },
  { source: 'districtCode', cell: <DistrictNameField source="districtCode" />, sortable: true, hidden: true },
  { source: 'address', cell: <TextField source="address" />, sortable: true, hidden: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['unknown', 'inactive', 'online', 'offline', 'invalid'] },
  { source: 'type', kind: 'choice', values: ['android', 'windows'] },
  { source: 'groupId', kind: 'reference', target: refs.deviceGroup },
  { source: 'storeId', kind: 'reference', target: refs.store },
  { source: 'setIds', kind: 'reference', target: refs.deviceSet },
  { source: 'tagIds', kind: 'reference', target: refs.tag },
  { source: 'layoutId', kind: 'reference', target: refs.layout },
  { source: 'corpId', kind: 'reference', target: refs.corporation },
  { source: 'expireAt', kind: 'range', of: 'instant' },
  { source: 'deptId', kind: 'tree', parent: 'parentId', own: true, place: 'sidebar', target: refs.department },
  { source: 'districtCode', kind: 'district', of: 'device', place: 'sidebar' },
];

const forms = async () => (await import('./DeviceActionForms.gen.tsx')).deviceActionForms;

const bulkForm = async () => (await import('./DeviceForm.gen.tsx')).deviceForm;

/** Device: the list. */
export default function DeviceList({ view, slots }: ViewProps<DeviceSlots>) {
  return (
    <EntityList
      meta={deviceMeta}
      columns={columns}
      filters={filters}
      derived={deviceDerive}
      forms={forms}
      view={view}
      slots={slots}
      bulkForm={bulkForm}
      liveMs={30000}
    />
  );
}
