// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { adDeliveryTarget } from './AdDeliveryReference.gen.tsx';

export function AdDeliveryReferenceInput(props: Omit<ReferenceInputProps, keyof typeof adDeliveryTarget>) {
  return <ReferenceInput {...props} {...adDeliveryTarget} />;
}

export function AdDeliveryPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof adDeliveryTarget>) {
  return <ReferencePickerInput {...props} {...adDeliveryTarget} />;
}
