// Made by codegen from schemas/device-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-grants/.

import { deviceGrantMeta } from '#generated/model/device-grants/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceGrantParts, DeviceGrantSlots } from './slots.gen.tsx';

const columns: readonly Column<DeviceGrantParts['field']>[] = [
  {
    source: 'accountId',
    cell: <ReferenceField source="accountId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" {...refs.device} />,
    sortable: true,
    target: refs.device,
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
  { source: 'deviceId', kind: 'reference', target: refs.device },
];

/** Control right: the list. */
export default function DeviceGrantList({ view, slots }: ViewProps<DeviceGrantSlots>) {
  return <EntityList meta={deviceGrantMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
