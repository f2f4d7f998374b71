// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const deviceGroupTarget = {
  resource: 'device-groups',
  display: 'name',
  perm: 'deviceGroup.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function DeviceGroupReferenceField(props: Omit<ReferenceFieldProps, keyof typeof deviceGroupTarget>) {
  return <ReferenceField {...props} {...deviceGroupTarget} />;
}

export function DeviceGroupReferencesField(props: Omit<ReferencesFieldProps, keyof typeof deviceGroupTarget>) {
  return <ReferencesField {...props} {...deviceGroupTarget} />;
}
