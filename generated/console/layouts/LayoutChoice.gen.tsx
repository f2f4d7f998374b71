// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { layoutTarget } from './LayoutReference.gen.tsx';

export function LayoutReferenceInput(props: Omit<ReferenceInputProps, keyof typeof layoutTarget>) {
  return <ReferenceInput {...props} {...layoutTarget} />;
}

export function LayoutPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof layoutTarget>) {
  return <ReferencePickerInput {...props} {...layoutTarget} />;
}
