// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput, ReferencesInput } from '#src/ui/inputs/ReferenceInput.tsx';
import type { TreeSelectInputProps } from '#src/ui/inputs/TreeSelectInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';

/** Where its records are found, and what names them. */
export const departmentTarget = {
  resource: 'departments',
  display: 'name',
  perm: 'department.view',
  view: 'show',
} as const satisfies ReferenceTarget;

export function DepartmentReferenceField(props: Omit<ReferenceFieldProps, keyof typeof departmentTarget>) {
  return <ReferenceField {...props} {...departmentTarget} />;
}

export function DepartmentReferencesField(props: Omit<ReferencesFieldProps, keyof typeof departmentTarget>) {
  return <ReferencesField {...props} {...departmentTarget} />;
}

export function DepartmentReferenceInput(props: Omit<ReferenceInputProps, keyof typeof departmentTarget>) {
  return <ReferenceInput {...props} {...departmentTarget} />;
}

export function DepartmentReferencesInput(props: Omit<ReferenceInputProps, keyof typeof departmentTarget>) {
  return <ReferencesInput {...props} {...departmentTarget} />;
}

export function DepartmentPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof departmentTarget>) {
  return <ReferencePickerInput {...props} {...departmentTarget} />;
}

export function DepartmentTreeInput(props: Omit<TreeSelectInputProps, keyof typeof departmentTarget | 'parent'>) {
  return <TreeSelectInput {...props} {...departmentTarget} parent="deptId" />;
}
