// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { importTaskTarget } from './ImportTaskReference.gen.tsx';

export function ImportTaskReferenceInput(props: Omit<ReferenceInputProps, keyof typeof importTaskTarget>) {
  return <ReferenceInput {...props} {...importTaskTarget} />;
}

export function ImportTaskPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof importTaskTarget>) {
  return <ReferencePickerInput {...props} {...importTaskTarget} />;
}
