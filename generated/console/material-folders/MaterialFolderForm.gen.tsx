// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import {
  materialFolderCreate,
  materialFolderRules,
  materialFolderUpdate,
  materialFolderWhens,
} from '#generated/model/material-folders/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MaterialFolderParts, MaterialFolderSlots } from './slots.gen.tsx';

const inputs: FormInputs<MaterialFolderParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  parentId: <TreeSelectInput source="parentId" parent="parentId" {...refs.materialFolder} />,
  position: <NumberInput source="position" min={0} max={9999} />,
};

const sections: readonly FormSection<MaterialFolderParts['section'], MaterialFolderParts['field']>[] = [
  { name: 'base', rows: [['name'], ['parentId'], ['position']] },
];

export const materialFolderForm: FormDef<MaterialFolderParts['field'], MaterialFolderParts['section']> = {
  meta: materialFolderMeta,
  kind: 'groups',
  sections,
  inputs,
  create: materialFolderCreate,
  update: materialFolderUpdate,
  rules: materialFolderRules,
  whens: materialFolderWhens,
};

/** Material folder: a new one. */
export function MaterialFolderCreate({ slots }: ViewProps<MaterialFolderSlots>) {
  return <EntityCreate def={materialFolderForm} slots={slots} />;
}

/** Material folder: change one. */
export function MaterialFolderEdit({ slots }: ViewProps<MaterialFolderSlots>) {
  return <EntityEdit def={materialFolderForm} slots={slots} />;
}
