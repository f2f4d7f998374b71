// Made by codegen from schemas/market-order.yaml. Do not edit: change the schema, or lay a view over it in resources/market-orders/.

import { instant, lt, sub, wholeDays } from '#core/entity/rule.ts';
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
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MarketOrderParts, MarketOrderSlots } from './slots.gen.tsx';

const columns: readonly Column<MarketOrderParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={marketOrderStates} />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  { source: 'appType', cell: <EnumField source="appType" />, sortable: true },
  { source: 'quantity', cell: <NumberField source="quantity" />, align: 'right', sortable: true },
  { source: 'years', cell: <NumberField source="years" />, align: 'right', sortable: true },
  { source: 'unitPrice', cell: <MoneyField source="unitPrice" />, align: 'right', sortable: true, hidden: true },
  { source: 'payable', cell: <MoneyField source="payable" />, align: 'right', sortable: true },
  { source: 'paid', cell: <MoneyField source="paid" />, align: 'right', sortable: true },
  { source: 'method', cell: <EnumField source="method" />, sortable: true, hidden: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
  {
    source: 'daysLeft',
    cell: <NumberField source="daysLeft" />,
    align: 'right',
    alert: (v, c) => lt(wholeDays(sub(instant(v.endAt), c.now)), 15),
  },
  { source: 'payUntil', cell: <InstantField source="payUntil" />, sortable: true, hidden: true },
  { source: 'endAt', cell: <InstantField source="endAt" />, sortable: true, hidden: true },
  {
    source: 'corpId',
    cell: <ReferenceField source="corpId" {...refs.corporation} />,
    sortable: true,
    hidden: true,
    target: refs.corporation,
  },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    hidden: true,
    target: refs.account,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['pending', 'paid', 'cancelled'] },
  { source: 'appType', kind: 'choice', values: ['android', 'windows'] },
  { source: 'method', kind: 'choice', values: ['online', 'offline'] },
  { source: 'corpId', kind: 'reference', target: refs.corporation },
  { source: 'createdAt', kind: 'range', of: 'instant', presets: ['today', 'last30', 'last90'] },
];

/** Market order: the list. */
export default function MarketOrderList({ view, slots }: ViewProps<MarketOrderSlots>) {
  return (
    <EntityList
      meta={marketOrderMeta}
      columns={columns}
      filters={filters}
      derived={marketOrderDerive}
      view={view}
      slots={slots}
      liveMs={10000}
    />
  );
}
