// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { CorporationReferenceField, corporationTarget } from '../corporations/CorporationReference.gen.tsx';
import { DepartmentReferenceField, departmentTarget } from './DepartmentReference.gen.tsx';
import type { DepartmentField, DepartmentSlots } from './slots.gen.tsx';

const columns: readonly Column<DepartmentField>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  {
    source: 'parentId',
    cell: <DepartmentReferenceField source="parentId" />,
    sortable: true,
    target: departmentTarget,
  },
  { source: 'position', cell: <NumberField source="position" />, align: 'right', sortable: true },
  {
    source: 'corpId',
    cell: <CorporationReferenceField source="corpId" />,
    sortable: true,
    hidden: true,
    target: corporationTarget,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'parentId', kind: 'tree', parent: 'parentId', own: true, target: departmentTarget },
  { source: 'corpId', kind: 'reference', target: corporationTarget },
];

/** Department: the list. */
export default function DepartmentList({ view, slots }: ViewProps<DepartmentSlots>) {
  return <EntityList meta={departmentMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
