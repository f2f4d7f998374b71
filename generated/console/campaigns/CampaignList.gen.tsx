// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import { campaignDerive } from '#generated/model/campaigns/derive.gen.ts';
import { campaignMeta } from '#generated/model/campaigns/meta.gen.ts';
import { campaignStates } from '#generated/model/campaigns/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
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
import type { CampaignParts, CampaignSlots } from './slots.gen.tsx';

const columns: readonly Column<CampaignParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={campaignStates} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'startDay', cell: <DateField source="startDay" />, sortable: true, perm: 'promotionGroup.view' },
  { source: 'endDay', cell: <DateField source="endDay" />, sortable: true, perm: 'promotionGroup.view' },
  {
    source: 'budgetFen',
    cell: <MoneyField source="budgetFen" />,
    align: 'right',
    sortable: true,
    perm: 'promotionGroup.view',
  },
  {
    source: 'spendFen',
    cell: <MoneyField source="spendFen" />,
    align: 'right',
    sortable: true,
    perm: 'promotionGroup.view',
  },
  {
    source: 'groupCount',
    cell: <NumberField source="groupCount" />,
    align: 'right',
    sortable: true,
    perm: 'promotionGroup.view',
  },
  { source: 'adCount', cell: <NumberField source="adCount" />, align: 'right', sortable: true },
  { source: 'impressions', cell: <NumberField source="impressions" />, align: 'right', sortable: true },
  { source: 'perAd', cell: <NumberField source="perAd" />, align: 'right', hidden: true },
  { source: 'isDefault', cell: <BooleanField source="isDefault" />, sortable: true, hidden: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [{ source: 'status', kind: 'choice', values: ['enabled', 'paused'] }];

/** Promotion plan: the list. */
export default function CampaignList({ view, slots }: ViewProps<CampaignSlots>) {
  return (
    <EntityList
      meta={campaignMeta}
      columns={columns}
      filters={filters}
      derived={campaignDerive}
      view={view}
      slots={slots}
    />
  );
}
