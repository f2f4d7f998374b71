// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { materialTarget } from './MaterialReference.gen.tsx';

export function MaterialReferenceInput(props: Omit<ReferenceInputProps, keyof typeof materialTarget>) {
  return <ReferenceInput {...props} {...materialTarget} />;
}

export function MaterialPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof materialTarget>) {
  return <ReferencePickerInput {...props} {...materialTarget} />;
}
