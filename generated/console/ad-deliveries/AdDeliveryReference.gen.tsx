// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput, ReferencesInput } from '#src/ui/inputs/ReferenceInput.tsx';

/** Where its records are found, and what names them. */
export const adDeliveryTarget = {
  resource: 'ad-deliveries',
  display: 'id',
  perm: 'ad.view',
  view: 'show',
} as const satisfies ReferenceTarget;

export function AdDeliveryReferenceField(props: Omit<ReferenceFieldProps, keyof typeof adDeliveryTarget>) {
  return <ReferenceField {...props} {...adDeliveryTarget} />;
}

export function AdDeliveryReferencesField(props: Omit<ReferencesFieldProps, keyof typeof adDeliveryTarget>) {
  return <ReferencesField {...props} {...adDeliveryTarget} />;
}

export function AdDeliveryReferenceInput(props: Omit<ReferenceInputProps, keyof typeof adDeliveryTarget>) {
  return <ReferenceInput {...props} {...adDeliveryTarget} />;
}

export function AdDeliveryReferencesInput(props: Omit<ReferenceInputProps, keyof typeof adDeliveryTarget>) {
  return <ReferencesInput {...props} {...adDeliveryTarget} />;
}

export function AdDeliveryPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof adDeliveryTarget>) {
  return <ReferencePickerInput {...props} {...adDeliveryTarget} />;
}
