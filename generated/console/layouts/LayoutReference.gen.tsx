// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

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
export const layoutTarget = {
  resource: 'layouts',
  display: 'name',
  perm: 'layout.view',
  view: 'show',
} as const satisfies ReferenceTarget;

export function LayoutReferenceField(props: Omit<ReferenceFieldProps, keyof typeof layoutTarget>) {
  return <ReferenceField {...props} {...layoutTarget} />;
}

export function LayoutReferencesField(props: Omit<ReferencesFieldProps, keyof typeof layoutTarget>) {
  return <ReferencesField {...props} {...layoutTarget} />;
}

export function LayoutReferenceInput(props: Omit<ReferenceInputProps, keyof typeof layoutTarget>) {
  return <ReferenceInput {...props} {...layoutTarget} />;
}

export function LayoutReferencesInput(props: Omit<ReferenceInputProps, keyof typeof layoutTarget>) {
  return <ReferencesInput {...props} {...layoutTarget} />;
}

export function LayoutPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof layoutTarget>) {
  return <ReferencePickerInput {...props} {...layoutTarget} />;
}
