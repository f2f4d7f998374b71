// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { deviceGroupTarget } from './DeviceGroupReference.gen.tsx';

export function DeviceGroupReferenceInput(props: Omit<ReferenceInputProps, keyof typeof deviceGroupTarget>) {
  return <ReferenceInput {...props} {...deviceGroupTarget} />;
}

export function DeviceGroupPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof deviceGroupTarget>) {
  return <ReferencePickerInput {...props} {...deviceGroupTarget} />;
}
