// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

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
export const materialTarget = {
  resource: 'materials',
  display: 'name',
  perm: 'material.view',
  view: 'show',
} as const satisfies ReferenceTarget;

export function MaterialReferenceField(props: Omit<ReferenceFieldProps, keyof typeof materialTarget>) {
  return <ReferenceField {...props} {...materialTarget} />;
}

export function MaterialReferencesField(props: Omit<ReferencesFieldProps, keyof typeof materialTarget>) {
  return <ReferencesField {...props} {...materialTarget} />;
}

export function MaterialReferenceInput(props: Omit<ReferenceInputProps, keyof typeof materialTarget>) {
  return <ReferenceInput {...props} {...materialTarget} />;
}

export function MaterialReferencesInput(props: Omit<ReferenceInputProps, keyof typeof materialTarget>) {
  return <ReferencesInput {...props} {...materialTarget} />;
}

export function MaterialPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof materialTarget>) {
  return <ReferencePickerInput {...props} {...materialTarget} />;
}
