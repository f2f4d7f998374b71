// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { adSlotTarget } from './AdSlotReference.gen.tsx';

export function AdSlotReferenceInput(props: Omit<ReferenceInputProps, keyof typeof adSlotTarget>) {
  return <ReferenceInput {...props} {...adSlotTarget} />;
}

export function AdSlotPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof adSlotTarget>) {
  return <ReferencePickerInput {...props} {...adSlotTarget} />;
}
