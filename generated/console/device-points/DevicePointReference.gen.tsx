// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const devicePointTarget = {
  resource: 'device-points',
  display: 'number',
  perm: 'device.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function DevicePointReferenceField(props: Omit<ReferenceFieldProps, keyof typeof devicePointTarget>) {
  return <ReferenceField {...props} {...devicePointTarget} />;
}

export function DevicePointReferencesField(props: Omit<ReferencesFieldProps, keyof typeof devicePointTarget>) {
  return <ReferencesField {...props} {...devicePointTarget} />;
}
