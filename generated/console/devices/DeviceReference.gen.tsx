// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

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
export const deviceTarget = {
  resource: 'devices',
  display: 'name',
  perm: 'device.view',
  view: 'show',
} as const satisfies ReferenceTarget;

export function DeviceReferenceField(props: Omit<ReferenceFieldProps, keyof typeof deviceTarget>) {
  return <ReferenceField {...props} {...deviceTarget} />;
}

export function DeviceReferencesField(props: Omit<ReferencesFieldProps, keyof typeof deviceTarget>) {
  return <ReferencesField {...props} {...deviceTarget} />;
}

export function DeviceReferenceInput(props: Omit<ReferenceInputProps, keyof typeof deviceTarget>) {
  return <ReferenceInput {...props} {...deviceTarget} />;
}

export function DeviceReferencesInput(props: Omit<ReferenceInputProps, keyof typeof deviceTarget>) {
  return <ReferencesInput {...props} {...deviceTarget} />;
}

export function DevicePickerInput(props: Omit<ReferencePickerInputProps, keyof typeof deviceTarget>) {
  return <ReferencePickerInput {...props} {...deviceTarget} />;
}
