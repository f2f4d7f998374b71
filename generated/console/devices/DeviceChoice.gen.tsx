// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { deviceTarget } from './DeviceReference.gen.tsx';

export function DeviceReferenceInput(props: Omit<ReferenceInputProps, keyof typeof deviceTarget>) {
  return <ReferenceInput {...props} {...deviceTarget} />;
}

export function DevicePickerInput(props: Omit<ReferencePickerInputProps, keyof typeof deviceTarget>) {
  return <ReferencePickerInput {...props} {...deviceTarget} />;
}
