// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { operationLogTarget } from './OperationLogReference.gen.tsx';

export function OperationLogReferenceInput(props: Omit<ReferenceInputProps, keyof typeof operationLogTarget>) {
  return <ReferenceInput {...props} {...operationLogTarget} />;
}

export function OperationLogPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof operationLogTarget>) {
  return <ReferencePickerInput {...props} {...operationLogTarget} />;
}
