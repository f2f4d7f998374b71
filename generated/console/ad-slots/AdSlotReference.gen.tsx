// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const adSlotTarget = {
  resource: 'ad-slots',
  display: 'name',
  perm: 'adSlot.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function AdSlotReferenceField(props: Omit<ReferenceFieldProps, keyof typeof adSlotTarget>) {
  return <ReferenceField {...props} {...adSlotTarget} />;
}

export function AdSlotReferencesField(props: Omit<ReferencesFieldProps, keyof typeof adSlotTarget>) {
  return <ReferencesField {...props} {...adSlotTarget} />;
}
