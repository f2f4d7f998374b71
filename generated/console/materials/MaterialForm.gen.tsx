// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { materialRules, materialUpdate, materialWhens } from '#generated/model/materials/types.gen.ts';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { MaterialParts, MaterialSlots } from './slots.gen.tsx';

const inputs: FormInputs<MaterialParts['field']> = {
  name: <TextInput source="name" maxLength={100} />,
};

const sections: readonly FormSection<MaterialParts['section'], MaterialParts['field']>[] = [
  { name: 'base', rows: [['name']] },
];

export const materialForm: FormDef<MaterialParts['field'], MaterialParts['section']> = {
  meta: materialMeta,
  kind: 'groups',
  sections,
  inputs,
  update: materialUpdate,
  rules: materialRules,
  whens: materialWhens,
};

/** Material: change one. */
export function MaterialEdit({ slots }: ViewProps<MaterialSlots>) {
  return <EntityEdit def={materialForm} slots={slots} />;
}
