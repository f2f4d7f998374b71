// Made by codegen from schemas/auction.yaml. Do not edit: change the schema, or lay a view over it in resources/auctions/.

import { auctionMeta } from '#generated/model/auctions/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { JsonField } from '#src/ui/fields/JsonField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AuctionParts, AuctionSlots } from './slots.gen.tsx';

const values: ShowValues<AuctionParts['field']> = {
  status: <EnumField source="status" colors={{ won: 'info', played: 'success', lapsed: 'warning' }} />,
  number: <TextField source="number" />,
  slotId: <ReferenceField source="slotId" {...refs.adSlot} />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  dueAt: <ScreenInstantField source="dueAt" by="deviceId" {...refs.device} />,
  playedAt: <ScreenInstantField source="playedAt" by="deviceId" {...refs.device} />,
  adId: <ReferenceField source="adId" {...refs.ad} />,
  floorFen: <MoneyField source="floorFen" />,
  priceFen: <MoneyField source="priceFen" />,
  winnerName: <TextField source="winnerName" />,
  partnerId: <ReferenceField source="partnerId" {...refs.demandPartner} />,
  offers: <JsonField source="offers" />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<AuctionParts['field']>[] = [
  { name: 'base', fields: ['status', 'number', 'slotId', 'deviceId', 'dueAt', 'playedAt', 'adId'] },
  {
    name: 'price',
    label: 'resources.auctions.sections.price',
    fields: ['floorFen', 'priceFen', 'winnerName', 'partnerId', 'offers', 'createdAt'],
  },
];

const targets: ShowTargets = {
  slotId: refs.adSlot,
  deviceId: refs.device,
  adId: refs.ad,
  partnerId: refs.demandPartner,
};

/** Auction: the page of one record. */
export default function AuctionShow({ slots }: ViewProps<AuctionSlots>) {
  return (
    <EntityShow meta={auctionMeta} values={values} sections={sections} targets={targets} slots={slots} liveMs={30000} />
  );
}
