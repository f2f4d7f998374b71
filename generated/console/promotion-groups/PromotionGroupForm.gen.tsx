// Made by codegen from schemas/promotion-group.yaml. Do not edit: change the schema, or lay a view over it in resources/promotion-groups/.

import { promotionGroupMeta } from '#generated/model/promotion-groups/meta.gen.ts';
import {
  promotionGroupCreate,
  promotionGroupRules,
  promotionGroupUpdate,
  promotionGroupWhens,
} from '#generated/model/promotion-groups/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { DistrictInput } from '#src/ui/inputs/DistrictInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { PromotionGroupParts, PromotionGroupSlots } from './slots.gen.tsx';

const inputs: FormInputs<PromotionGroupParts['field']> = {
  name: <TextInput source="name" required maxLength={50} />,
  campaignId: <ReferenceInput source="campaignId" required create="campaign.add" preset {...refs.campaign} />,
  remark: <TextInput source="remark" maxLength={200} multiline />,
  promotion: <EnumInput source="promotion" values={['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other']} />,
  startDay: <DateInput source="startDay" help="resources.promotion-groups.help.startDay" />,
  endDay: <DateInput source="endDay" />,
  districtCode: <DistrictInput source="districtCode" />,
  scene: (
    <EnumInput
      source="scene"
      values={['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other']}
    />
  ),
  dimension: <TextInput source="dimension" help="resources.promotion-groups.help.dimension" maxLength={11} />,
  sellingMode: <EnumInput source="sellingMode" values={['cpt', 'cpm', 'rtb']} />,
  budgetFen: <MoneyInput source="budgetFen" help="resources.promotion-groups.help.budgetFen" />,
};

const sections: readonly FormSection<PromotionGroupParts['section'], PromotionGroupParts['field']>[] = [
  { name: 'base', rows: [['name'], ['campaignId'], ['remark']] },
  { name: 'days', label: 'resources.promotion-groups.groups.days', rows: [['promotion'], ['startDay', 'endDay']] },
  {
    name: 'where',
    label: 'resources.promotion-groups.groups.where',
    rows: [['districtCode'], ['scene', 'dimension'], ['sellingMode']],
  },
  { name: 'money', label: 'resources.promotion-groups.groups.money', rows: [['budgetFen']] },
];

export const promotionGroupForm: FormDef<PromotionGroupParts['field'], PromotionGroupParts['section']> = {
  meta: promotionGroupMeta,
  kind: 'groups',
  sections,
  inputs,
  create: promotionGroupCreate,
  update: promotionGroupUpdate,
  rules: promotionGroupRules,
  whens: promotionGroupWhens,
};

/** Promotion group: a new one. */
export function PromotionGroupCreate({ slots }: ViewProps<PromotionGroupSlots>) {
  return <EntityCreate def={promotionGroupForm} slots={slots} />;
}

/** Promotion group: change one. */
export function PromotionGroupEdit({ slots }: ViewProps<PromotionGroupSlots>) {
  return <EntityEdit def={promotionGroupForm} slots={slots} />;
}
