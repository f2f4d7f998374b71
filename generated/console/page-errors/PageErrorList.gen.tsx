// Made by codegen from schemas/page-error.yaml. Do not edit: change the schema, or lay a view over it in resources/page-errors/.

import { pageErrorMeta } from '#generated/model/page-errors/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { PageErrorParts, PageErrorSlots } from './slots.gen.tsx';

const columns: readonly Column<PageErrorParts['field']>[] = [
  { source: 'message', cell: <TextField source="message" />, sortable: true },
  { source: 'page', cell: <TextField source="page" />, sortable: true },
  { source: 'version', cell: <TextField source="version" />, sortable: true },
  { source: 'times', cell: <NumberField source="times" />, align: 'right', sortable: true },
  { source: 'accounts', cell: <NumberField source="accounts" />, align: 'right', sortable: true },
  { source: 'firstAt', cell: <InstantField source="firstAt" />, sortable: true },
  { source: 'lastAt', cell: <InstantField source="lastAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'page', pinned: true, kind: 'text', op: 'contains' },
  { source: 'lastAt', pinned: true, kind: 'range', of: 'instant', presets: ['today', 'yesterday', 'last7', 'last30'] },
  { source: 'version', kind: 'text', op: 'eq' },
];

/** Page error: the list. */
export default function PageErrorList({ view, slots }: ViewProps<PageErrorSlots>) {
  return <EntityList meta={pageErrorMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
