// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import { materialCategoryMeta } from '#generated/model/material-categories/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { MaterialCategoryParts, MaterialCategorySlots } from './slots.gen.tsx';

const columns: readonly Column<MaterialCategoryParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'remark', cell: <TextField source="remark" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [];

/** Material category: the list. */
export default function MaterialCategoryList({ view, slots }: ViewProps<MaterialCategorySlots>) {
  return <EntityList meta={materialCategoryMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
