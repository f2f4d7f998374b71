// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import { campaignMeta } from '#generated/model/campaigns/meta.gen.ts';
import { campaignStates } from '#generated/model/campaigns/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { AccountReferenceField } from '../accounts/AccountReference.gen.tsx';
import { DepartmentReferenceField } from '../departments/DepartmentReference.gen.tsx';
import type { CampaignField, CampaignSlots } from './slots.gen.tsx';

const values: ShowValues<CampaignField> = {
  name: <TextField source="name" />,
  remark: <TextField source="remark" />,
  deptId: <DepartmentReferenceField source="deptId" />,
  creatorId: <AccountReferenceField source="creatorId" />,
  createdAt: <InstantField source="createdAt" />,
  status: <StateField source="status" states={campaignStates} />,
  adCount: <NumberField source="adCount" />,
  impressions: <NumberField source="impressions" />,
  isDefault: <BooleanField source="isDefault" />,
};

const sections: readonly ShowSectionDef<CampaignField>[] = [
  { name: 'base', fields: ['name', 'remark'] },
  { name: 'record', fields: ['deptId', 'creatorId', 'createdAt', 'status', 'adCount', 'impressions', 'isDefault'] },
];

/** Promotion plan: the page of one record. */
export default function CampaignShow({ slots }: ViewProps<CampaignSlots>) {
  return <EntityShow meta={campaignMeta} values={values} sections={sections} slots={slots} />;
}
