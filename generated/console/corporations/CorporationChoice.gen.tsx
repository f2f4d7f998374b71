// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import type { TreeSelectInputProps } from '#src/ui/inputs/TreeSelectInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';
import { corporationTarget } from './CorporationReference.gen.tsx';

export function CorporationReferenceInput(props: Omit<ReferenceInputProps, keyof typeof corporationTarget>) {
  return <ReferenceInput {...props} {...corporationTarget} />;
}

export function CorporationPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof corporationTarget>) {
  return <ReferencePickerInput {...props} {...corporationTarget} />;
}

export function CorporationTreeInput(props: Omit<TreeSelectInputProps, keyof typeof corporationTarget | 'parent'>) {
  return <TreeSelectInput {...props} {...corporationTarget} parent="superiorId" />;
}
