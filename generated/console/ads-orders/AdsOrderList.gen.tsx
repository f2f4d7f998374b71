// Made by codegen from schemas/ads-order.yaml. Do not edit: change the schema, or lay a view over it in resources/ads-orders/.

import { adsOrderDerive } from '#generated/model/ads-orders/derive.gen.ts';
import { adsOrderMeta } from '#generated/model/ads-orders/meta.gen.ts';
import { adsOrderStates } from '#generated/model/ads-orders/states.gen.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
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
import type { AdsOrderParts, AdsOrderSlots } from './slots.gen.tsx';

const columns: readonly Column<AdsOrderParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={adsOrderStates} />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  { source: 'adNumber', cell: <TextField source="adNumber" />, sortable: true, hidden: true },
  { source: 'ownerName', cell: <TextField source="ownerName" />, sortable: true, hidden: true },
  {
    source: 'advertiserId',
    cell: <ReferenceField source="advertiserId" snapshot="advertiserName" {...refs.corporation} />,
    sortable: true,
    target: { systems: ['YXF'] },
  },
  { source: 'slotName', cell: <TextField source="slotName" />, sortable: true },
  { source: 'sellingMode', cell: <EnumField source="sellingMode" />, sortable: true },
  { source: 'amountFen', cell: <MoneyField source="amountFen" />, align: 'right', sortable: true },
  { source: 'startDay', cell: <DateField source="startDay" />, sortable: true },
  { source: 'endDay', cell: <DateField source="endDay" />, sortable: true },
  { source: 'screens', cell: <NumberField source="screens" />, align: 'right', sortable: true, hidden: true },
  { source: 'delivered', cell: <NumberField source="delivered" />, align: 'right', sortable: true },
  { source: 'plays', cell: <NumberField source="plays" />, align: 'right', sortable: true, hidden: true },
  { source: 'priceFen', cell: <MoneyField source="priceFen" />, align: 'right', sortable: true, hidden: true },
  { source: 'earnedFen', cell: <MoneyField source="earnedFen" />, align: 'right', sortable: true, hidden: true },
  { source: 'creditFen', cell: <MoneyField source="creditFen" />, align: 'right', sortable: true, hidden: true },
  { source: 'refundedFen', cell: <MoneyField source="refundedFen" />, align: 'right', sortable: true, hidden: true },
  { source: 'payBefore', cell: <InstantField source="payBefore" />, sortable: true, hidden: true },
  {
    source: 'promotionGroupId',
    cell: <ReferenceField source="promotionGroupId" {...refs.promotionGroup} />,
    sortable: true,
    hidden: true,
    perm: 'promotionGroup.view',
    target: refs.promotionGroup,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['toBePaid', 'toBeUploaded', 'ongoing', 'finished', 'cancelled'] },
  { source: 'sellingMode', kind: 'choice', values: ['cpt', 'cpm', 'rtb'] },
  { source: 'promotionGroupId', kind: 'reference', target: refs.promotionGroup },
  { source: 'adNumber', kind: 'text', op: 'contains' },
  { source: 'adId', kind: 'reference', target: refs.ad },
  { source: 'advertiserName', kind: 'text', op: 'contains' },
  { source: 'ownerName', kind: 'text', op: 'contains' },
  { source: 'slotName', kind: 'text', op: 'contains' },
  { source: 'createdAt', kind: 'range', of: 'instant', presets: ['today', 'last7', 'last30', 'last90'] },
];

const forms = async () => (await import('./AdsOrderActionForms.gen.tsx')).adsOrderActionForms;

/** Ad order: the list. */
export default function AdsOrderList({ view, slots }: ViewProps<AdsOrderSlots>) {
  return (
    <EntityList
      meta={adsOrderMeta}
      columns={columns}
      filters={filters}
      derived={adsOrderDerive}
      forms={forms}
      view={view}
      slots={slots}
      liveMs={30000}
    />
  );
}
