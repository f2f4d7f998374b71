// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { accountTarget } from './AccountReference.gen.tsx';

export function AccountReferenceInput(props: Omit<ReferenceInputProps, keyof typeof accountTarget>) {
  return <ReferenceInput {...props} {...accountTarget} />;
}

export function AccountPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof accountTarget>) {
  return <ReferencePickerInput {...props} {...accountTarget} />;
}
