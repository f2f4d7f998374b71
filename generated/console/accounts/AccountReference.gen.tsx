// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const accountTarget = {
  resource: 'accounts',
  display: 'realName',
  perm: 'account.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function AccountReferenceField(props: Omit<ReferenceFieldProps, keyof typeof accountTarget>) {
  return <ReferenceField {...props} {...accountTarget} />;
}

export function AccountReferencesField(props: Omit<ReferencesFieldProps, keyof typeof accountTarget>) {
  return <ReferencesField {...props} {...accountTarget} />;
}
