// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import type { ReferenceFieldProps } from '#src/ui/fields/ReferenceField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import type { ReferencesFieldProps } from '#src/ui/fields/ReferencesField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';

/** Where its records are found, and what names them. */
export const departmentTarget = {
  resource: 'departments',
  display: 'name',
  perm: 'department.view',
  systems: ['YXF'],
  view: 'show',
  owned: true,
} as const satisfies ReferenceTarget;

export function DepartmentReferenceField(props: Omit<ReferenceFieldProps, keyof typeof departmentTarget>) {
  return <ReferenceField {...props} {...departmentTarget} />;
}

export function DepartmentReferencesField(props: Omit<ReferencesFieldProps, keyof typeof departmentTarget>) {
  return <ReferencesField {...props} {...departmentTarget} />;
}
