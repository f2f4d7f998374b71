// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

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
export const tagTarget = {
  resource: 'tags',
  display: 'name',
  perm: 'tag.view',
  view: 'show',
} as const satisfies ReferenceTarget;

export function TagReferenceField(props: Omit<ReferenceFieldProps, keyof typeof tagTarget>) {
  return <ReferenceField {...props} {...tagTarget} />;
}

export function TagReferencesField(props: Omit<ReferencesFieldProps, keyof typeof tagTarget>) {
  return <ReferencesField {...props} {...tagTarget} />;
}

export function TagReferenceInput(props: Omit<ReferenceInputProps, keyof typeof tagTarget>) {
  return <ReferenceInput {...props} {...tagTarget} />;
}

export function TagReferencesInput(props: Omit<ReferenceInputProps, keyof typeof tagTarget>) {
  return <ReferencesInput {...props} {...tagTarget} />;
}

export function TagPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof tagTarget>) {
  return <ReferencePickerInput {...props} {...tagTarget} />;
}
