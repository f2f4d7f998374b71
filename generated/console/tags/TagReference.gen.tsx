// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const tagTarget = {
  resource: 'tags',
  display: 'name',
  perm: 'tag.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function TagReferenceField(props: Omit<ReferenceFieldProps, keyof typeof tagTarget>) {
  return <ReferenceField {...props} {...tagTarget} />;
}

export function TagReferencesField(props: Omit<ReferencesFieldProps, keyof typeof tagTarget>) {
  return <ReferencesField {...props} {...tagTarget} />;
}
