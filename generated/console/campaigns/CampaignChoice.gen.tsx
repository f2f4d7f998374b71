// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { campaignTarget } from './CampaignReference.gen.tsx';

export function CampaignReferenceInput(props: Omit<ReferenceInputProps, keyof typeof campaignTarget>) {
  return <ReferenceInput {...props} {...campaignTarget} />;
}

export function CampaignPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof campaignTarget>) {
  return <ReferencePickerInput {...props} {...campaignTarget} />;
}
