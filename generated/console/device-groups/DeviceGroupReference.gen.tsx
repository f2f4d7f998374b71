// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

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
export const deviceGroupTarget = {
  resource: 'device-groups',
  display: 'name',
  perm: 'deviceGroup.view',
  view: 'show',
} as const satisfies ReferenceTarget;

export function DeviceGroupReferenceField(props: Omit<ReferenceFieldProps, keyof typeof deviceGroupTarget>) {
  return <ReferenceField {...props} {...deviceGroupTarget} />;
}

export function DeviceGroupReferencesField(props: Omit<ReferencesFieldProps, keyof typeof deviceGroupTarget>) {
  return <ReferencesField {...props} {...deviceGroupTarget} />;
}

export function DeviceGroupReferenceInput(props: Omit<ReferenceInputProps, keyof typeof deviceGroupTarget>) {
  return <ReferenceInput {...props} {...deviceGroupTarget} />;
}

export function DeviceGroupReferencesInput(props: Omit<ReferenceInputProps, keyof typeof deviceGroupTarget>) {
  return <ReferencesInput {...props} {...deviceGroupTarget} />;
}

export function DeviceGroupPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof deviceGroupTarget>) {
  return <ReferencePickerInput {...props} {...deviceGroupTarget} />;
}
