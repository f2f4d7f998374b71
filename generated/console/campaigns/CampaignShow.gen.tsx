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
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { CampaignParts, CampaignSlots } from './slots.gen.tsx';

const values: ShowValues<CampaignParts['field']> = {
  name: <TextField source="name" />,
  startDay: <DateField source="startDay" />,
  endDay: <DateField source="endDay" />,
  budgetFen: <MoneyField source="budgetFen" />,
  remark: <TextField source="remark" />,
  deptId: <ReferenceField source="deptId" {...refs.department} />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
  status: <StateField source="status" states={campaignStates} />,
  adCount: <NumberField source="adCount" />,
  impressions: <NumberField source="impressions" />,
  perAd: <NumberField source="perAd" />,
  spendFen: <MoneyField source="spendFen" />,
  groupCount: <NumberField source="groupCount" />,
  isDefault: <BooleanField source="isDefault" />,
};

const sections: readonly ShowSectionDef<CampaignParts['field']>[] = [
  { name: 'base', fields: ['name', 'startDay', 'endDay', 'budgetFen', 'remark'] },
  {
    name: 'record',
    fields: [
      'deptId',
      'creatorId',
      'createdAt',
      'status',
      'adCount',
      'impressions',
      'perAd',
      'spendFen',
      'groupCount',
      'isDefault',
    ],
  },
];

const targets: ShowTargets = {
  deptId: refs.department,
  creatorId: refs.account,
};

const related: readonly RelatedDef<CampaignParts['related']>[] = [
  {
    name: 'ad.campaignId',
    resource: 'ads',
    field: 'campaignId',
    title: 'field',
    perm: 'ad.view',
    fieldIn: ['YXF'],
    create: 'ad.add',
  },
  {
    name: 'ad.promotionPlanId',
    resource: 'ads',
    field: 'promotionPlanId',
    title: 'field',
    perm: 'ad.view',
    fieldPerm: 'promotionGroup.view',
  },
  {
    name: 'promotionGroup.campaignId',
    resource: 'promotion-groups',
    field: 'campaignId',
    perm: 'promotionGroup.view',
    create: 'promotionGroup.add',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'campaign' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Promotion plan: the page of one record. */
export default function CampaignShow({ slots }: ViewProps<CampaignSlots>) {
  return (
    <EntityShow
      meta={campaignMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      derived={campaignDerive}
      slots={slots}
    />
  );
}
