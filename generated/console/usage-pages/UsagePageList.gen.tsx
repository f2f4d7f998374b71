// Made by codegen from schemas/usage-page.yaml. Do not edit: change the schema, or lay a view over it in resources/usage-pages/.

import { usagePageMeta } from '#generated/model/usage-pages/meta.gen.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { UsagePageParts, UsagePageSlots } from './slots.gen.tsx';

const columns: readonly Column<UsagePageParts['field']>[] = [
  { source: 'day', cell: <DateField source="day" />, sortable: true },
  { source: 'page', cell: <TextField source="page" />, sortable: true },
  { source: 'views', cell: <NumberField source="views" />, align: 'right', sortable: true },
  { source: 'clicks', cell: <NumberField source="clicks" />, align: 'right', sortable: true },
  { source: 'accounts', cell: <NumberField source="accounts" />, align: 'right', sortable: true },
];

const filters: readonly FilterDef[] = [
  {
    source: 'day',
    pinned: true,
    kind: 'range',
    of: 'date',
    presets: ['today', 'yesterday', 'last7', 'last30', 'last90'],
  },
];

/** Page use: the list. */
export default function UsagePageList({ view, slots }: ViewProps<UsagePageSlots>) {
  return <EntityList meta={usagePageMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
