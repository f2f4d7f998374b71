// Made by codegen from schemas/market-order.yaml. Do not edit: change the schema, or lay a view over it in resources/market-orders/.

import { marketOrderDerive } from '#generated/model/market-orders/derive.gen.ts';
import { marketOrderMeta } from '#generated/model/market-orders/meta.gen.ts';
import { marketOrderStates } from '#generated/model/market-orders/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
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
import type { MarketOrderParts, MarketOrderSlots } from './slots.gen.tsx';

const values: ShowValues<MarketOrderParts['field']> = {
  status: <StateField source="status" states={marketOrderStates} />,
  number: <TextField source="number" />,
  appType: <EnumField source="appType" />,
  quantity: <NumberField source="quantity" />,
  years: <NumberField source="years" />,
  unitPrice: <MoneyField source="unitPrice" />,
  payable: <MoneyField source="payable" />,
  paid: <MoneyField source="paid" />,
  method: <EnumField source="method" />,
  createdAt: <InstantField source="createdAt" />,
  payUntil: <InstantField source="payUntil" />,
  paidAt: <InstantField source="paidAt" />,
  endAt: <InstantField source="endAt" />,
  daysLeft: <NumberField source="daysLeft" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
};

const sections: readonly ShowSectionDef<MarketOrderParts['field']>[] = [
  {
    name: 'base',
    fields: ['status', 'number', 'appType', 'quantity', 'years', 'unitPrice', 'payable', 'paid', 'method'],
  },
  {
    name: 'times',
    label: 'resources.market-orders.sections.times',
    fields: ['createdAt', 'payUntil', 'paidAt', 'endAt', 'daysLeft', 'creatorId'],
  },
];

const targets: ShowTargets = {
  creatorId: refs.account,
};

const related: readonly RelatedDef<MarketOrderParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'marketOrder' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Market order: the page of one record. */
export default function MarketOrderShow({ slots }: ViewProps<MarketOrderSlots>) {
  return (
    <EntityShow
      meta={marketOrderMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      derived={marketOrderDerive}
      slots={slots}
      liveMs={10000}
    />
  );
}
