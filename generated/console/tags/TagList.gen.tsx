// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import { tagMeta } from '#generated/model/tags/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { TagParts, TagSlots } from './slots.gen.tsx';

const columns: readonly Column<TagParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'remark', cell: <TextField source="remark" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [];

/** Tag: the list. */
export default function TagList({ view, slots }: ViewProps<TagSlots>) {
  return <EntityList meta={tagMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
