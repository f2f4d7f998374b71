// Made by codegen from schemas/layout-draft.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-drafts/.

import { layoutDraftMeta } from '#generated/model/layout-drafts/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { LayoutDraftParts, LayoutDraftSlots } from './slots.gen.tsx';

const columns: readonly Column<LayoutDraftParts['field']>[] = [
  {
    source: 'layoutId',
    cell: <ReferenceField source="layoutId" {...refs.layout} />,
    sortable: true,
    target: refs.layout,
  },
  { source: 'pages', cell: <NumberField source="pages" />, align: 'right', sortable: true },
  {
    source: 'savedById',
    cell: <ReferenceField source="savedById" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'savedAt', cell: <InstantField source="savedAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'layoutId', kind: 'reference', target: refs.layout },
  { source: 'savedById', kind: 'reference', target: refs.account },
];

/** Draft of a layout: the list. */
export default function LayoutDraftList({ view, slots }: ViewProps<LayoutDraftSlots>) {
  return <EntityList meta={layoutDraftMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
