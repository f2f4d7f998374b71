// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MaterialFolderParts, MaterialFolderSlots } from './slots.gen.tsx';

const columns: readonly Column<MaterialFolderParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  {
    source: 'parentId',
    cell: <ReferenceField source="parentId" {...refs.materialFolder} />,
    sortable: true,
    target: refs.materialFolder,
  },
  { source: 'position', cell: <NumberField source="position" />, align: 'right', sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'parentId', kind: 'tree', parent: 'parentId', own: true, target: refs.materialFolder },
];

/** Material folder: the list. */
export default function MaterialFolderList({ view, slots }: ViewProps<MaterialFolderSlots>) {
  return <EntityList meta={materialFolderMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
