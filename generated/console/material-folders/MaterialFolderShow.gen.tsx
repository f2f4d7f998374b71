// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { MaterialFolderReferenceField, materialFolderTarget } from './MaterialFolderReference.gen.tsx';
import type { MaterialFolderField, MaterialFolderRelated, MaterialFolderSlots } from './slots.gen.tsx';

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

const targets: ShowTargets = {
  parentId: materialFolderTarget,
};

const related: readonly RelatedDef<MaterialFolderRelated>[] = [
  { name: 'material.folderId', resource: 'materials', field: 'folderId', perm: 'material.view' },
  {
    name: 'materialFolder.parentId',
    resource: 'material-folders',
    field: 'parentId',
    title: 'below',
    perm: 'material.view',
    create: 'material.classify',
  },
];

/** Material folder: the page of one record. */
export default function MaterialFolderShow({ slots }: ViewProps<MaterialFolderSlots>) {
  return (
    <EntityShow
      meta={materialFolderMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
