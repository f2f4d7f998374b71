// Made by codegen from schemas/device-group-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-group-grants/.

import { deviceGroupGrantMeta } from '#generated/model/device-group-grants/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceGroupGrantParts, DeviceGroupGrantSlots } from './slots.gen.tsx';

const columns: readonly Column<DeviceGroupGrantParts['field']>[] = [
  {
    source: 'accountId',
    cell: <ReferenceField source="accountId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  {
    source: 'groupId',
    cell: <ReferenceField source="groupId" {...refs.deviceGroup} />,
    sortable: true,
    target: refs.deviceGroup,
  },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'accountId', kind: 'reference', target: refs.account },
  { source: 'groupId', kind: 'reference', target: refs.deviceGroup },
];

/** Control right over a group: the list. */
export default function DeviceGroupGrantList({ view, slots }: ViewProps<DeviceGroupGrantSlots>) {
  return <EntityList meta={deviceGroupGrantMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
