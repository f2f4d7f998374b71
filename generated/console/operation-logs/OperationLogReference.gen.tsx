// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

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
export const operationLogTarget = {
  resource: 'operation-logs',
  display: 'call',
  perm: 'operationLog.view',
  view: 'show',
} as const satisfies ReferenceTarget;

export function OperationLogReferenceField(props: Omit<ReferenceFieldProps, keyof typeof operationLogTarget>) {
  return <ReferenceField {...props} {...operationLogTarget} />;
}

export function OperationLogReferencesField(props: Omit<ReferencesFieldProps, keyof typeof operationLogTarget>) {
  return <ReferencesField {...props} {...operationLogTarget} />;
}

export function OperationLogReferenceInput(props: Omit<ReferenceInputProps, keyof typeof operationLogTarget>) {
  return <ReferenceInput {...props} {...operationLogTarget} />;
}

export function OperationLogReferencesInput(props: Omit<ReferenceInputProps, keyof typeof operationLogTarget>) {
  return <ReferencesInput {...props} {...operationLogTarget} />;
}

export function OperationLogPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof operationLogTarget>) {
  return <ReferencePickerInput {...props} {...operationLogTarget} />;
}
