// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { materialCategoryTarget } from './MaterialCategoryReference.gen.tsx';

export function MaterialCategoryReferenceInput(props: Omit<ReferenceInputProps, keyof typeof materialCategoryTarget>) {
  return <ReferenceInput {...props} {...materialCategoryTarget} />;
}

export function MaterialCategoryPickerInput(
  props: Omit<ReferencePickerInputProps, keyof typeof materialCategoryTarget>,
) {
  return <ReferencePickerInput {...props} {...materialCategoryTarget} />;
}
