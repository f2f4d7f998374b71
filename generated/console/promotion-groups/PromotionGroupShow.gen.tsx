// Made by codegen from schemas/promotion-group.yaml. Do not edit: change the schema, or lay a view over it in resources/promotion-groups/.

import { promotionGroupMeta } from '#generated/model/promotion-groups/meta.gen.ts';
import { promotionGroupStates } from '#generated/model/promotion-groups/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { DistrictNameField } from '#src/ui/fields/DistrictNameField.tsx';
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
import type { PromotionGroupParts, PromotionGroupSlots } from './slots.gen.tsx';

const values: ShowValues<PromotionGroupParts['field']> = {
  status: <StateField source="status" states={promotionGroupStates} />,
  name: <TextField source="name" />,
  campaignId: <ReferenceField source="campaignId" {...refs.campaign} />,
  startDay: <DateField source="startDay" />,
  endDay: <DateField source="endDay" />,
  promotion: <EnumField source="promotion" />,
  remark: <TextField source="remark" />,
  districtCode: <DistrictNameField source="districtCode" />,
  scene: <EnumField source="scene" />,
  dimension: <TextField source="dimension" />,
  sellingMode: <EnumField source="sellingMode" />,
  budgetFen: <MoneyField source="budgetFen" />,
  spendFen: <MoneyField source="spendFen" />,
  adCount: <NumberField source="adCount" />,
  impressions: <NumberField source="impressions" />,
  isDefault: <BooleanField source="isDefault" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<PromotionGroupParts['field']>[] = [
  { name: 'base', fields: ['status', 'name', 'campaignId', 'startDay', 'endDay', 'promotion', 'remark'] },
  {
    name: 'where',
    label: 'resources.promotion-groups.sections.where',
    fields: ['districtCode', 'scene', 'dimension', 'sellingMode'],
  },
  {
    name: 'figures',
    label: 'resources.promotion-groups.sections.figures',
    fields: ['budgetFen', 'spendFen', 'adCount', 'impressions', 'isDefault', 'creatorId', 'createdAt'],
  },
];

const targets: ShowTargets = {
  campaignId: refs.campaign,
  creatorId: refs.account,
};

const related: readonly RelatedDef<PromotionGroupParts['related']>[] = [
  {
    name: 'ad.promotionGroupId',
    resource: 'ads',
    field: 'promotionGroupId',
    perm: 'ad.view',
    fieldPerm: 'promotionGroup.view',
  },
  {
    name: 'adsOrder.promotionGroupId',
    resource: 'ads-orders',
    field: 'promotionGroupId',
    perm: 'open',
    fieldPerm: 'promotionGroup.view',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'promotionGroup' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Promotion group: the page of one record. */
export default function PromotionGroupShow({ slots }: ViewProps<PromotionGroupSlots>) {
  return (
    <EntityShow
      meta={promotionGroupMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
