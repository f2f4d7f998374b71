// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import { materialCategoryMeta } from '#generated/model/material-categories/meta.gen.ts';
import {
  materialCategoryCreate,
  materialCategoryRules,
  materialCategoryUpdate,
  materialCategoryWhens,
} from '#generated/model/material-categories/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { MaterialCategoryParts, MaterialCategorySlots } from './slots.gen.tsx';

const inputs: FormInputs<MaterialCategoryParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  remark: <TextInput source="remark" maxLength={200} multiline />,
};

const sections: readonly FormSection<MaterialCategoryParts['section'], MaterialCategoryParts['field']>[] = [
  { name: 'base', rows: [['name'], ['remark']] },
];

export const materialCategoryForm: FormDef<MaterialCategoryParts['field'], MaterialCategoryParts['section']> = {
  meta: materialCategoryMeta,
  kind: 'groups',
  sections,
  inputs,
  create: materialCategoryCreate,
  update: materialCategoryUpdate,
  rules: materialCategoryRules,
  whens: materialCategoryWhens,
};

/** Material category: a new one. */
export function MaterialCategoryCreate({ slots }: ViewProps<MaterialCategorySlots>) {
  return <EntityCreate def={materialCategoryForm} slots={slots} />;
}

/** Material category: change one. */
export function MaterialCategoryEdit({ slots }: ViewProps<MaterialCategorySlots>) {
  return <EntityEdit def={materialCategoryForm} slots={slots} />;
}
