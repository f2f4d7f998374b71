// Made by codegen from schemas/goods.yaml. Do not edit: change the schema, or lay a view over it in resources/goods/.

import { goodsMeta } from '#generated/model/goods/meta.gen.ts';
import { goodsStates } from '#generated/model/goods/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { GoodsParts, GoodsSlots } from './slots.gen.tsx';

const columns: readonly Column<GoodsParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={goodsStates} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  {
    source: 'slotId',
    cell: <ReferenceField source="slotId" snapshot="name" {...refs.adSlot} />,
    sortable: true,
    hidden: true,
    target: { systems: ['YXF'] },
  },
  { source: 'deviceType', cell: <EnumField source="deviceType" />, sortable: true },
  { source: 'dimension', cell: <TextField source="dimension" />, sortable: true },
  { source: 'resolution', cell: <TextField source="resolution" />, sortable: true, hidden: true },
  { source: 'maxStock', cell: <NumberField source="maxStock" />, align: 'right', sortable: true },
  { source: 'showingS', cell: <NumberField source="showingS" />, align: 'right', sortable: true, hidden: true },
  { source: 'priceFen', cell: <MoneyField source="priceFen" />, align: 'right', sortable: true },
  { source: 'cptPriceFen', cell: <MoneyField source="cptPriceFen" />, align: 'right', sortable: true },
  { source: 'page', cell: <TextField source="page" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['onSale', 'offShelf', 'abandoned'] },
  { source: 'dimension', kind: 'text', op: 'contains' },
  { source: 'deviceType', kind: 'choice', values: ['android', 'windows', 'both'] },
];

const forms = async () => (await import('./GoodsActionForms.gen.tsx')).goodsActionForms;

/** Goods: the list. */
export default function GoodsList({ view, slots }: ViewProps<GoodsSlots>) {
  return <EntityList meta={goodsMeta} columns={columns} filters={filters} forms={forms} view={view} slots={slots} />;
}
