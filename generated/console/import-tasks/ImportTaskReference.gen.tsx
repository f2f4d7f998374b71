// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const importTaskTarget = {
  resource: 'import-tasks',
  display: 'fileName',
  perm: 'open',
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function ImportTaskReferenceField(props: Omit<ReferenceFieldProps, keyof typeof importTaskTarget>) {
  return <ReferenceField {...props} {...importTaskTarget} />;
}

export function ImportTaskReferencesField(props: Omit<ReferencesFieldProps, keyof typeof importTaskTarget>) {
  return <ReferencesField {...props} {...importTaskTarget} />;
}
