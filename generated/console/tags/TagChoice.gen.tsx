// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { tagTarget } from './TagReference.gen.tsx';

export function TagReferenceInput(props: Omit<ReferenceInputProps, keyof typeof tagTarget>) {
  return <ReferenceInput {...props} {...tagTarget} />;
}

export function TagPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof tagTarget>) {
  return <ReferencePickerInput {...props} {...tagTarget} />;
}
