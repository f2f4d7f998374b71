// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const proofOfPlayTarget = {
  resource: 'proofs-of-play',
  display: 'adName',
  perm: 'report.ad',
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function ProofOfPlayReferenceField(props: Omit<ReferenceFieldProps, keyof typeof proofOfPlayTarget>) {
  return <ReferenceField {...props} {...proofOfPlayTarget} />;
}

export function ProofOfPlayReferencesField(props: Omit<ReferencesFieldProps, keyof typeof proofOfPlayTarget>) {
  return <ReferencesField {...props} {...proofOfPlayTarget} />;
}
