// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { savedViewTarget } from './SavedViewReference.gen.tsx';

export function SavedViewReferenceInput(props: Omit<ReferenceInputProps, keyof typeof savedViewTarget>) {
  return <ReferenceInput {...props} {...savedViewTarget} />;
}

export function SavedViewPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof savedViewTarget>) {
  return <ReferencePickerInput {...props} {...savedViewTarget} />;
}
