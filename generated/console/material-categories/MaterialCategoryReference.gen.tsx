// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const materialCategoryTarget = {
  resource: 'material-categories',
  display: 'name',
  perm: 'material.view',
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function MaterialCategoryReferenceField(props: Omit<ReferenceFieldProps, keyof typeof materialCategoryTarget>) {
  return <ReferenceField {...props} {...materialCategoryTarget} />;
}

export function MaterialCategoryReferencesField(
  props: Omit<ReferencesFieldProps, keyof typeof materialCategoryTarget>,
) {
  return <ReferencesField {...props} {...materialCategoryTarget} />;
}
