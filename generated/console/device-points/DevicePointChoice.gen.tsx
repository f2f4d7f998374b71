// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { devicePointTarget } from './DevicePointReference.gen.tsx';

export function DevicePointReferenceInput(props: Omit<ReferenceInputProps, keyof typeof devicePointTarget>) {
  return <ReferenceInput {...props} {...devicePointTarget} />;
}

export function DevicePointPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof devicePointTarget>) {
  return <ReferencePickerInput {...props} {...devicePointTarget} />;
}
