// Made by codegen from schemas/store.yaml. Do not edit: change the schema, or lay a view over it in resources/stores/.

import { storeMeta } from '#generated/model/stores/meta.gen.ts';
import { DistrictNameField } from '#src/ui/fields/DistrictNameField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { StoreParts, StoreSlots } from './slots.gen.tsx';

const columns: readonly Column<StoreParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  {
    source: 'keeperId',
    cell: <ReferenceField source="keeperId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'districtCode', cell: <DistrictNameField source="districtCode" />, sortable: true },
  { source: 'address', cell: <TextField source="address" />, sortable: true },
  {
    source: 'deptId',
    cell: <ReferenceField source="deptId" {...refs.department} />,
    sortable: true,
    target: refs.department,
  },
  {
    source: 'corpId',
    cell: <ReferenceField source="corpId" {...refs.corporation} />,
    sortable: true,
    hidden: true,
    target: refs.corporation,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'keeperId', kind: 'reference', target: refs.account },
  { source: 'corpId', kind: 'reference', target: refs.corporation },
  { source: 'districtCode', kind: 'district', of: 'store', place: 'sidebar' },
  { source: 'deptId', kind: 'tree', parent: 'parentId', own: true, target: refs.department },
];

const bulkForm = async () => (await import('./StoreForm.gen.tsx')).storeForm;

/** Store: the list. */
export default function StoreList({ view, slots }: ViewProps<StoreSlots>) {
  return (
    <EntityList meta={storeMeta} columns={columns} filters={filters} view={view} slots={slots} bulkForm={bulkForm} />
  );
}
