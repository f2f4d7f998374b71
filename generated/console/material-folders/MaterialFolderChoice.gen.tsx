// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import type { TreeSelectInputProps } from '#src/ui/inputs/TreeSelectInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';
import { materialFolderTarget } from './MaterialFolderReference.gen.tsx';

export function MaterialFolderReferenceInput(props: Omit<ReferenceInputProps, keyof typeof materialFolderTarget>) {
  return <ReferenceInput {...props} {...materialFolderTarget} />;
}

export function MaterialFolderPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof materialFolderTarget>) {
  return <ReferencePickerInput {...props} {...materialFolderTarget} />;
}

export function MaterialFolderTreeInput(
  props: Omit<TreeSelectInputProps, keyof typeof materialFolderTarget | 'parent'>,
) {
  return <TreeSelectInput {...props} {...materialFolderTarget} parent="parentId" />;
}
