// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { deviceSetTarget } from './DeviceSetReference.gen.tsx';

export function DeviceSetReferenceInput(props: Omit<ReferenceInputProps, keyof typeof deviceSetTarget>) {
  return <ReferenceInput {...props} {...deviceSetTarget} />;
}

export function DeviceSetPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof deviceSetTarget>) {
  return <ReferencePickerInput {...props} {...deviceSetTarget} />;
}
