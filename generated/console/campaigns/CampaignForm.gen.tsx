// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import { campaignMeta } from '#generated/model/campaigns/meta.gen.ts';
import { campaignCreate, campaignRules, campaignUpdate, campaignWhens } from '#generated/model/campaigns/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { CampaignParts, CampaignSlots } from './slots.gen.tsx';

const inputs: FormInputs<CampaignParts['field']> = {
  name: <TextInput source="name" required maxLength={50} />,
  startDay: <DateInput source="startDay" />,
  endDay: <DateInput source="endDay" />,
  budgetFen: <MoneyInput source="budgetFen" help="resources.campaigns.help.budgetFen" />,
  remark: <TextInput source="remark" maxLength={200} multiline />,
};

const sections: readonly FormSection<CampaignParts['section'], CampaignParts['field']>[] = [
  { name: 'base', rows: [['name'], ['startDay', 'endDay'], ['budgetFen'], ['remark']] },
];

export const campaignForm: FormDef<CampaignParts['field'], CampaignParts['section']> = {
  meta: campaignMeta,
  kind: 'groups',
  sections,
  inputs,
  create: campaignCreate,
  update: campaignUpdate,
  rules: campaignRules,
  whens: campaignWhens,
};

/** Promotion plan: a new one. */
export function CampaignCreate({ slots }: ViewProps<CampaignSlots>) {
  return <EntityCreate def={campaignForm} slots={slots} />;
}

/** Promotion plan: change one. */
export function CampaignEdit({ slots }: ViewProps<CampaignSlots>) {
  return <EntityEdit def={campaignForm} slots={slots} />;
}
