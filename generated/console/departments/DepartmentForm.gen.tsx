// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import {
  departmentCreate,
  departmentRules,
  departmentUpdate,
  departmentWhens,
} from '#generated/model/departments/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DepartmentParts, DepartmentSlots } from './slots.gen.tsx';

const inputs: FormInputs<DepartmentParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  parentId: <TreeSelectInput source="parentId" parent="parentId" {...refs.department} />,
  position: <NumberInput source="position" min={0} max={9999} />,
};

const sections: readonly FormSection<DepartmentParts['section'], DepartmentParts['field']>[] = [
  { name: 'base', rows: [['name'], ['parentId'], ['position']] },
];

export const departmentForm: FormDef<DepartmentParts['field'], DepartmentParts['section']> = {
  meta: departmentMeta,
  kind: 'groups',
  sections,
  inputs,
  create: departmentCreate,
  update: departmentUpdate,
  rules: departmentRules,
  whens: departmentWhens,
};

/** Department: a new one. */
export function DepartmentCreate({ slots }: ViewProps<DepartmentSlots>) {
  return <EntityCreate def={departmentForm} slots={slots} />;
}

/** Department: change one. */
export function DepartmentEdit({ slots }: ViewProps<DepartmentSlots>) {
  return <EntityEdit def={departmentForm} slots={slots} />;
}
