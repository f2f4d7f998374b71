// Made by codegen from schemas/ads-order.yaml. Do not edit: change the schema, or lay a view over it in resources/ads-orders/.

import { adsOrderDerive } from '#generated/model/ads-orders/derive.gen.ts';
import { adsOrderMeta } from '#generated/model/ads-orders/meta.gen.ts';
import { adsOrderStates } from '#generated/model/ads-orders/states.gen.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { JsonField } from '#src/ui/fields/JsonField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AdsOrderParts, AdsOrderSlots } from './slots.gen.tsx';

const forms = async () => (await import('./AdsOrderActionForms.gen.tsx')).adsOrderActionForms;

const values: ShowValues<AdsOrderParts['field']> = {
  status: <StateField source="status" states={adsOrderStates} />,
  number: <TextField source="number" />,
  ownerName: <TextField source="ownerName" />,
  advertiserId: <ReferenceField source="advertiserId" snapshot="advertiserName" {...refs.corporation} />,
  slotName: <TextField source="slotName" />,
  dimension: <TextField source="dimension" />,
  showingS: <NumberField source="showingS" />,
  startDay: <DateField source="startDay" />,
  endDay: <DateField source="endDay" />,
  adNumber: <TextField source="adNumber" />,
  adId: <ReferenceField source="adId" {...refs.ad} />,
  promotionGroupId: <ReferenceField source="promotionGroupId" {...refs.promotionGroup} />,
  sellingMode: <EnumField source="sellingMode" />,
  priceFen: <MoneyField source="priceFen" />,
  amountFen: <MoneyField source="amountFen" />,
  dayBudgetFen: <MoneyField source="dayBudgetFen" />,
  pacing: <EnumField source="pacing" />,
  partnerName: <TextField source="partnerName" />,
  spentFen: <MoneyField source="spentFen" />,
  averageFen: <MoneyField source="averageFen" />,
  payBefore: <InstantField source="payBefore" />,
  paidAt: <InstantField source="paidAt" />,
  settledAt: <InstantField source="settledAt" />,
  earnedFen: <MoneyField source="earnedFen" />,
  creditFen: <MoneyField source="creditFen" />,
  refundedFen: <MoneyField source="refundedFen" />,
  screens: <NumberField source="screens" />,
  screenList: <JsonField source="screenList" />,
  expectedPlays: <NumberField source="expectedPlays" />,
  plays: <NumberField source="plays" />,
  delivered: <NumberField source="delivered" />,
  auctions: <NumberField source="auctions" />,
  wins: <NumberField source="wins" />,
  makeGoodDays: <NumberField source="makeGoodDays" />,
  createdAt: <InstantField source="createdAt" />,
  uploadedAt: <InstantField source="uploadedAt" />,
};

const sections: readonly ShowSectionDef<AdsOrderParts['field']>[] = [
  {
    name: 'base',
    fields: [
      'status',
      'number',
      'ownerName',
      'advertiserId',
      'slotName',
      'dimension',
      'showingS',
      'startDay',
      'endDay',
      'adNumber',
      'adId',
      'promotionGroupId',
    ],
  },
  {
    name: 'money',
    label: 'resources.ads-orders.sections.money',
    fields: [
      'sellingMode',
      'priceFen',
      'amountFen',
      'dayBudgetFen',
      'pacing',
      'partnerName',
      'spentFen',
      'averageFen',
      'payBefore',
      'paidAt',
      'settledAt',
      'earnedFen',
      'creditFen',
      'refundedFen',
    ],
  },
  {
    name: 'screens',
    label: 'resources.ads-orders.sections.screens',
    fields: [
      'screens',
      'screenList',
      'expectedPlays',
      'plays',
      'delivered',
      'auctions',
      'wins',
      'makeGoodDays',
      'createdAt',
      'uploadedAt',
    ],
  },
];

const targets: ShowTargets = {
  advertiserId: { systems: ['YXF'] },
  adId: refs.ad,
  promotionGroupId: refs.promotionGroup,
};

const related: readonly RelatedDef<AdsOrderParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'adsOrder' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Ad order: the page of one record. */
export default function AdsOrderShow({ slots }: ViewProps<AdsOrderSlots>) {
  return (
    <EntityShow
      meta={adsOrderMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      derived={adsOrderDerive}
      forms={forms}
      slots={slots}
      liveMs={30000}
    />
  );
}
