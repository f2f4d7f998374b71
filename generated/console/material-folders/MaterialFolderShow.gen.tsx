// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MaterialFolderParts, MaterialFolderSlots } from './slots.gen.tsx';

const values: ShowValues<MaterialFolderParts['field']> = {
  name: <TextField source="name" />,
  parentId: <ReferenceField source="parentId" {...refs.materialFolder} />,
  position: <NumberField source="position" />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<MaterialFolderParts['field']>[] = [
  { name: 'base', fields: ['name', 'parentId', 'position'] },
  { name: 'record', fields: ['createdAt'] },
];

const targets: ShowTargets = {
  parentId: refs.materialFolder,
};

const related: readonly RelatedDef<MaterialFolderParts['related']>[] = [
  { name: 'material.folderId', resource: 'materials', field: 'folderId', perm: 'material.view' },
  {
    name: 'materialFolder.parentId',
    resource: 'material-folders',
    field: 'parentId',
    title: 'below',
    perm: 'material.view',
    create: 'material.classify',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'materialFolder' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
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
