// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput, ReferencesInput } from '#src/ui/inputs/ReferenceInput.tsx';

/** Where its records are found, and what names them. */
export const campaignTarget = {
  resource: 'campaigns',
  display: 'name',
  perm: 'campaign.view',
  view: 'show',
} as const satisfies ReferenceTarget;

export function CampaignReferenceField(props: Omit<ReferenceFieldProps, keyof typeof campaignTarget>) {
  return <ReferenceField {...props} {...campaignTarget} />;
}

export function CampaignReferencesField(props: Omit<ReferencesFieldProps, keyof typeof campaignTarget>) {
  return <ReferencesField {...props} {...campaignTarget} />;
}

export function CampaignReferenceInput(props: Omit<ReferenceInputProps, keyof typeof campaignTarget>) {
  return <ReferenceInput {...props} {...campaignTarget} />;
}

export function CampaignReferencesInput(props: Omit<ReferenceInputProps, keyof typeof campaignTarget>) {
  return <ReferencesInput {...props} {...campaignTarget} />;
}

export function CampaignPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof campaignTarget>) {
  return <ReferencePickerInput {...props} {...campaignTarget} />;
}
