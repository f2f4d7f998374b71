// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { roleTarget } from './RoleReference.gen.tsx';

export function RoleReferenceInput(props: Omit<ReferenceInputProps, keyof typeof roleTarget>) {
  return <ReferenceInput {...props} {...roleTarget} />;
}

export function RolePickerInput(props: Omit<ReferencePickerInputProps, keyof typeof roleTarget>) {
  return <ReferencePickerInput {...props} {...roleTarget} />;
}
