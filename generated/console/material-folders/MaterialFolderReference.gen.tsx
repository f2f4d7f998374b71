// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const materialFolderTarget = {
  resource: 'material-folders',
  display: 'name',
  perm: 'material.view',
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function MaterialFolderReferenceField(props: Omit<ReferenceFieldProps, keyof typeof materialFolderTarget>) {
  return <ReferenceField {...props} {...materialFolderTarget} />;
}

export function MaterialFolderReferencesField(props: Omit<ReferencesFieldProps, keyof typeof materialFolderTarget>) {
  return <ReferencesField {...props} {...materialFolderTarget} />;
}
