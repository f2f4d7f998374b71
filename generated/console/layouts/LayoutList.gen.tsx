// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { JsonField } from '#src/ui/fields/JsonField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { LayoutParts, LayoutSlots } from './slots.gen.tsx';

const columns: readonly Column<LayoutParts['field']>[] = [
  { source: 'outline', cell: <JsonField source="outline" /> },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'width', cell: <NumberField source="width" />, align: 'right', sortable: true },
  { source: 'height', cell: <NumberField source="height" />, align: 'right', sortable: true },
  { source: 'pages', cell: <NumberField source="pages" />, align: 'right', sortable: true },
  { source: 'rtb', cell: <BooleanField source="rtb" />, sortable: true },
  { source: 'cpmPriceFen', cell: <MoneyField source="cpmPriceFen" />, align: 'right', sortable: true },
  { source: 'builtIn', cell: <BooleanField source="builtIn" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [{ source: 'rtb', kind: 'boolean' }];

/** Layout: the list. */
export default function LayoutList({ view, slots }: ViewProps<LayoutSlots>) {
  return <EntityList meta={layoutMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
