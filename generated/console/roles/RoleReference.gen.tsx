// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const roleTarget = {
  resource: 'roles',
  display: 'name',
  perm: 'role.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function RoleReferenceField(props: Omit<ReferenceFieldProps, keyof typeof roleTarget>) {
  return <ReferenceField {...props} {...roleTarget} />;
}

export function RoleReferencesField(props: Omit<ReferencesFieldProps, keyof typeof roleTarget>) {
  return <ReferencesField {...props} {...roleTarget} />;
}
