// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const deviceTarget = {
  resource: 'devices',
  display: 'name',
  perm: 'device.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function DeviceReferenceField(props: Omit<ReferenceFieldProps, keyof typeof deviceTarget>) {
  return <ReferenceField {...props} {...deviceTarget} />;
}

export function DeviceReferencesField(props: Omit<ReferencesFieldProps, keyof typeof deviceTarget>) {
  return <ReferencesField {...props} {...deviceTarget} />;
}
