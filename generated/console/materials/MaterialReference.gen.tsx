// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const materialTarget = {
  resource: 'materials',
  display: 'name',
  perm: 'material.view',
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function MaterialReferenceField(props: Omit<ReferenceFieldProps, keyof typeof materialTarget>) {
  return <ReferenceField {...props} {...materialTarget} />;
}

export function MaterialReferencesField(props: Omit<ReferencesFieldProps, keyof typeof materialTarget>) {
  return <ReferencesField {...props} {...materialTarget} />;
}
