// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import type { TreeSelectInputProps } from '#src/ui/inputs/TreeSelectInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';
import { departmentTarget } from './DepartmentReference.gen.tsx';

export function DepartmentReferenceInput(props: Omit<ReferenceInputProps, keyof typeof departmentTarget>) {
  return <ReferenceInput {...props} {...departmentTarget} />;
}

export function DepartmentPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof departmentTarget>) {
  return <ReferencePickerInput {...props} {...departmentTarget} />;
}

export function DepartmentTreeInput(props: Omit<TreeSelectInputProps, keyof typeof departmentTarget | 'parent'>) {
  return <TreeSelectInput {...props} {...departmentTarget} parent="parentId" />;
}
