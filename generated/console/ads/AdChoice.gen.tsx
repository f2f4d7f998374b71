// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { adTarget } from './AdReference.gen.tsx';

export function AdReferenceInput(props: Omit<ReferenceInputProps, keyof typeof adTarget>) {
  return <ReferenceInput {...props} {...adTarget} />;
}

export function AdPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof adTarget>) {
  return <ReferencePickerInput {...props} {...adTarget} />;
}
