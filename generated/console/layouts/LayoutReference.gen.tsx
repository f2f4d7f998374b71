// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const layoutTarget = {
  resource: 'layouts',
  display: 'name',
  perm: 'layout.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function LayoutReferenceField(props: Omit<ReferenceFieldProps, keyof typeof layoutTarget>) {
  return <ReferenceField {...props} {...layoutTarget} />;
}

export function LayoutReferencesField(props: Omit<ReferencesFieldProps, keyof typeof layoutTarget>) {
  return <ReferencesField {...props} {...layoutTarget} />;
}
