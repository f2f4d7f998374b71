// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const operationLogTarget = {
  resource: 'operation-logs',
  display: 'call',
  perm: 'operationLog.view',
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function OperationLogReferenceField(props: Omit<ReferenceFieldProps, keyof typeof operationLogTarget>) {
  return <ReferenceField {...props} {...operationLogTarget} />;
}

export function OperationLogReferencesField(props: Omit<ReferencesFieldProps, keyof typeof operationLogTarget>) {
  return <ReferencesField {...props} {...operationLogTarget} />;
}
