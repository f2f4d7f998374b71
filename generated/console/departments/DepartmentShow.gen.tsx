// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { DepartmentReferenceField } from './DepartmentReference.gen.tsx';
import type { DepartmentField, DepartmentSlots } from './slots.gen.tsx';

const values: ShowValues<DepartmentField> = {
  name: <TextField source="name" />,
  parentId: <DepartmentReferenceField source="parentId" />,
  position: <NumberField source="position" />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<DepartmentField>[] = [
  { name: 'base', fields: ['name', 'parentId', 'position'] },
  { name: 'record', fields: ['createdAt'] },
];

/** Department: the page of one record. */
export default function DepartmentShow({ slots }: ViewProps<DepartmentSlots>) {
  return <EntityShow meta={departmentMeta} values={values} sections={sections} slots={slots} />;
}
