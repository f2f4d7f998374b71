// Made by codegen from schemas/auction.yaml. Do not edit: change the schema, or lay a view over it in resources/auctions/.

import { auctionMeta } from '#generated/model/auctions/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AuctionParts, AuctionSlots } from './slots.gen.tsx';

const columns: readonly Column<AuctionParts['field']>[] = [
  {
    source: 'status',
    cell: <EnumField source="status" colors={{ won: 'info', played: 'success', lapsed: 'warning' }} />,
    sortable: true,
  },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  { source: 'dueAt', cell: <ScreenInstantField source="dueAt" by="deviceId" {...refs.device} />, sortable: true },
  { source: 'slotId', cell: <ReferenceField source="slotId" {...refs.adSlot} />, sortable: true, target: refs.adSlot },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" {...refs.device} />,
    sortable: true,
    target: refs.device,
  },
  { source: 'bids', cell: <NumberField source="bids" />, align: 'right', sortable: true },
  { source: 'floorFen', cell: <MoneyField source="floorFen" />, align: 'right', sortable: true },
  { source: 'priceFen', cell: <MoneyField source="priceFen" />, align: 'right', sortable: true },
  { source: 'winnerName', cell: <TextField source="winnerName" />, sortable: true },
  {
    source: 'partnerId',
    cell: <ReferenceField source="partnerId" {...refs.demandPartner} />,
    sortable: true,
    hidden: true,
    target: refs.demandPartner,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['won', 'played', 'lapsed', 'unsold'] },
  { source: 'slotId', kind: 'reference', target: refs.adSlot },
  { source: 'deviceId', kind: 'reference', target: refs.device },
  { source: 'partnerId', kind: 'reference', target: refs.demandPartner },
  { source: 'dueAt', kind: 'range', of: 'instant', presets: ['today', 'last7', 'last30'] },
];

/** Auction: the list. */
export default function AuctionList({ view, slots }: ViewProps<AuctionSlots>) {
  return <EntityList meta={auctionMeta} columns={columns} filters={filters} view={view} slots={slots} liveMs={30000} />;
}
