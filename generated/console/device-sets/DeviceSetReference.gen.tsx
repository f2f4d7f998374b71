// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const deviceSetTarget = {
  resource: 'device-sets',
  display: 'name',
  perm: 'deviceSet.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function DeviceSetReferenceField(props: Omit<ReferenceFieldProps, keyof typeof deviceSetTarget>) {
  return <ReferenceField {...props} {...deviceSetTarget} />;
}

export function DeviceSetReferencesField(props: Omit<ReferencesFieldProps, keyof typeof deviceSetTarget>) {
  return <ReferencesField {...props} {...deviceSetTarget} />;
}
