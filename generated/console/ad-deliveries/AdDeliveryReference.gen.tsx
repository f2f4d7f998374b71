// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const adDeliveryTarget = {
  resource: 'ad-deliveries',
  display: 'id',
  perm: 'ad.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function AdDeliveryReferenceField(props: Omit<ReferenceFieldProps, keyof typeof adDeliveryTarget>) {
  return <ReferenceField {...props} {...adDeliveryTarget} />;
}

export function AdDeliveryReferencesField(props: Omit<ReferencesFieldProps, keyof typeof adDeliveryTarget>) {
  return <ReferencesField {...props} {...adDeliveryTarget} />;
}
