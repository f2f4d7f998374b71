// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const corporationTarget = {
  resource: 'corporations',
  display: 'name',
  perm: 'corporation.view',
  systems: ['YXF'],
  view: 'show',
} as const satisfies ReferenceTarget;

export function CorporationReferenceField(props: Omit<ReferenceFieldProps, keyof typeof corporationTarget>) {
  return <ReferenceField {...props} {...corporationTarget} />;
}

export function CorporationReferencesField(props: Omit<ReferencesFieldProps, keyof typeof corporationTarget>) {
  return <ReferencesField {...props} {...corporationTarget} />;
}
