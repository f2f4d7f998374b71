// Made by codegen from schemas/promotion-group.yaml. Do not edit: change the schema, or lay a view over it in resources/promotion-groups/.

import { promotionGroupMeta } from '#generated/model/promotion-groups/meta.gen.ts';
import { promotionGroupStates } from '#generated/model/promotion-groups/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { DistrictNameField } from '#src/ui/fields/DistrictNameField.tsx';
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
import type { PromotionGroupParts, PromotionGroupSlots } from './slots.gen.tsx';

const columns: readonly Column<PromotionGroupParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={promotionGroupStates} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  {
    source: 'campaignId',
    cell: <ReferenceField source="campaignId" {...refs.campaign} />,
    sortable: true,
    target: refs.campaign,
  },
  { source: 'startDay', cell: <DateField source="startDay" />, sortable: true },
  { source: 'endDay', cell: <DateField source="endDay" />, sortable: true },
  { source: 'budgetFen', cell: <MoneyField source="budgetFen" />, align: 'right', sortable: true },
  { source: 'spendFen', cell: <MoneyField source="spendFen" />, align: 'right', sortable: true },
  { source: 'adCount', cell: <NumberField source="adCount" />, align: 'right', sortable: true },
  { source: 'impressions', cell: <NumberField source="impressions" />, align: 'right', sortable: true },
  { source: 'districtCode', cell: <DistrictNameField source="districtCode" />, sortable: true, hidden: true },
  { source: 'isDefault', cell: <BooleanField source="isDefault" />, sortable: true, hidden: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    hidden: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['enabled', 'paused'] },
  { source: 'campaignId', kind: 'reference', target: refs.campaign },
];

/** Promotion group: the list. */
export default function PromotionGroupList({ view, slots }: ViewProps<PromotionGroupSlots>) {
  return <EntityList meta={promotionGroupMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
