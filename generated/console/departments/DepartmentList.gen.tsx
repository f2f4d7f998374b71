// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DepartmentParts, DepartmentSlots } from './slots.gen.tsx';

const columns: readonly Column<DepartmentParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  {
    source: 'parentId',
    cell: <ReferenceField source="parentId" {...refs.department} />,
    sortable: true,
    target: refs.department,
  },
  { source: 'position', cell: <NumberField source="position" />, align: 'right', sortable: true },
  {
    source: 'corpId',
    cell: <ReferenceField source="corpId" {...refs.corporation} />,
    sortable: true,
    hidden: true,
    target: refs.corporation,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'parentId', kind: 'tree', parent: 'parentId', own: true, target: refs.department },
  { source: 'corpId', kind: 'reference', target: refs.corporation },
];

/** Department: the list. */
export default function DepartmentList({ view, slots }: ViewProps<DepartmentSlots>) {
  return <EntityList meta={departmentMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
