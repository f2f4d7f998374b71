// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { MaterialFolderReferenceField } from './MaterialFolderReference.gen.tsx';
import type { MaterialFolderField, MaterialFolderSlots } from './slots.gen.tsx';

const values: ShowValues<MaterialFolderField> = {
  name: <TextField source="name" />,
  parentId: <MaterialFolderReferenceField source="parentId" />,
  position: <NumberField source="position" />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<MaterialFolderField>[] = [
  { name: 'base', fields: ['name', 'parentId', 'position'] },
  { name: 'record', fields: ['createdAt'] },
];

/** Material folder: the page of one record. */
export default function MaterialFolderShow({ slots }: ViewProps<MaterialFolderSlots>) {
  return <EntityShow meta={materialFolderMeta} values={values} sections={sections} slots={slots} />;
}
