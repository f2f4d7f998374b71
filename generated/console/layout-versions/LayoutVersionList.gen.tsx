// Made by codegen from schemas/layout-version.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-versions/.

import { layoutVersionMeta } from '#generated/model/layout-versions/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { LayoutVersionParts, LayoutVersionSlots } from './slots.gen.tsx';

const columns: readonly Column<LayoutVersionParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'number', cell: <NumberField source="number" />, align: 'right', sortable: true },
  {
    source: 'layoutId',
    cell: <ReferenceField source="layoutId" {...refs.layout} />,
    sortable: true,
    target: refs.layout,
  },
  { source: 'published', cell: <BooleanField source="published" />, sortable: true },
  { source: 'pages', cell: <NumberField source="pages" />, align: 'right', sortable: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'layoutId', kind: 'reference', target: refs.layout },
  { source: 'published', kind: 'boolean' },
];

/** Version of a layout: the list. */
export default function LayoutVersionList({ view, slots }: ViewProps<LayoutVersionSlots>) {
  return <EntityList meta={layoutVersionMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
