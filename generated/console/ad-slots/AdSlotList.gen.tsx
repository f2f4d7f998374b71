// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AdSlotParts, AdSlotSlots } from './slots.gen.tsx';

const columns: readonly Column<AdSlotParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  {
    source: 'layoutId',
    cell: <ReferenceField source="layoutId" {...refs.layout} />,
    sortable: true,
    target: refs.layout,
  },
  { source: 'width', cell: <NumberField source="width" />, align: 'right', sortable: true },
  { source: 'height', cell: <NumberField source="height" />, align: 'right', sortable: true },
  { source: 'carouselPlaces', cell: <NumberField source="carouselPlaces" />, align: 'right', sortable: true },
  { source: 'opening', cell: <EnumField source="opening" />, sortable: true },
  { source: 'mode', cell: <EnumField source="mode" />, sortable: true, hidden: true },
  { source: 'sellingMode', cell: <EnumField source="sellingMode" />, sortable: true },
  { source: 'onSale', cell: <BooleanField source="onSale" />, sortable: true },
  { source: 'rtb', cell: <BooleanField source="rtb" />, sortable: true },
  { source: 'scanToCast', cell: <BooleanField source="scanToCast" />, sortable: true, hidden: true },
  { source: 'cptPriceFen', cell: <MoneyField source="cptPriceFen" />, align: 'right', sortable: true, hidden: true },
  { source: 'cpmPriceFen', cell: <MoneyField source="cpmPriceFen" />, align: 'right', sortable: true, hidden: true },
  { source: 'rtbPriceFen', cell: <MoneyField source="rtbPriceFen" />, align: 'right', sortable: true, hidden: true },
  { source: 'showingS', cell: <NumberField source="showingS" />, align: 'right', sortable: true, hidden: true },
  { source: 'builtIn', cell: <BooleanField source="builtIn" />, sortable: true, hidden: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'layoutId', kind: 'reference', target: refs.layout },
  { source: 'opening', kind: 'choice', values: ['always', 'hours'] },
  { source: 'sellingMode', kind: 'choice', values: ['cpt', 'cpm', 'rtb', 'scan'] },
];

const bulkForm = async () => (await import('./AdSlotForm.gen.tsx')).adSlotForm;

/** Ad slot: the list. */
export default function AdSlotList({ view, slots }: ViewProps<AdSlotSlots>) {
  return (
    <EntityList meta={adSlotMeta} columns={columns} filters={filters} view={view} slots={slots} bulkForm={bulkForm} />
  );
}
