// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const adTarget = {
  resource: 'ads',
  display: 'name',
  perm: 'ad.view',
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function AdReferenceField(props: Omit<ReferenceFieldProps, keyof typeof adTarget>) {
  return <ReferenceField {...props} {...adTarget} />;
}

export function AdReferencesField(props: Omit<ReferencesFieldProps, keyof typeof adTarget>) {
  return <ReferencesField {...props} {...adTarget} />;
}
