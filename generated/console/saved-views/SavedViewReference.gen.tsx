// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const savedViewTarget = {
  resource: 'saved-views',
  display: 'name',
  perm: 'open',
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function SavedViewReferenceField(props: Omit<ReferenceFieldProps, keyof typeof savedViewTarget>) {
  return <ReferenceField {...props} {...savedViewTarget} />;
}

export function SavedViewReferencesField(props: Omit<ReferencesFieldProps, keyof typeof savedViewTarget>) {
  return <ReferencesField {...props} {...savedViewTarget} />;
}
