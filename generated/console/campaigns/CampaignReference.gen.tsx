// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const campaignTarget = {
  resource: 'campaigns',
  display: 'name',
  perm: 'campaign.view',
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function CampaignReferenceField(props: Omit<ReferenceFieldProps, keyof typeof campaignTarget>) {
  return <ReferenceField {...props} {...campaignTarget} />;
}

export function CampaignReferencesField(props: Omit<ReferencesFieldProps, keyof typeof campaignTarget>) {
  return <ReferencesField {...props} {...campaignTarget} />;
}
