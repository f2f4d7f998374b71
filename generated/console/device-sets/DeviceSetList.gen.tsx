// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import { deviceSetMeta } from '#generated/model/device-sets/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { DeviceSetParts, DeviceSetSlots } from './slots.gen.tsx';

const columns: readonly Column<DeviceSetParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'remark', cell: <TextField source="remark" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [];

/** Device set: the list. */
export default function DeviceSetList({ view, slots }: ViewProps<DeviceSetSlots>) {
  return <EntityList meta={deviceSetMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
