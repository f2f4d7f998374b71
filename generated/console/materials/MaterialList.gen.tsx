// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MaterialParts, MaterialSlots } from './slots.gen.tsx';

const columns: readonly Column<MaterialParts['field']>[] = [
  { source: 'thumbnail', cell: <FileField source="thumbnail" picture /> },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'type', cell: <EnumField source="type" />, sortable: true },
  { source: 'format', cell: <TextField source="format" />, sortable: true },
  {
    source: 'folderId',
    cell: <ReferenceField source="folderId" {...refs.materialFolder} />,
    sortable: true,
    target: refs.materialFolder,
  },
  {
    source: 'categoryId',
    cell: <ReferenceField source="categoryId" {...refs.materialCategory} />,
    sortable: true,
    target: refs.materialCategory,
  },
  { source: 'size', cell: <MeasureField source="size" of="bytes" />, align: 'right', sortable: true },
  { source: 'durationMs', cell: <MeasureField source="durationMs" of="duration" />, align: 'right', sortable: true },
  { source: 'width', cell: <NumberField source="width" />, align: 'right', sortable: true, hidden: true },
  { source: 'height', cell: <NumberField source="height" />, align: 'right', sortable: true, hidden: true },
  { source: 'pages', cell: <NumberField source="pages" />, align: 'right', sortable: true, hidden: true },
  { source: 'playable', cell: <BooleanField source="playable" />, sortable: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'type', kind: 'choice', values: ['image', 'video', 'audio', 'archive', 'document'] },
  { source: 'format', kind: 'text', op: 'contains' },
  { source: 'categoryId', kind: 'reference', target: refs.materialCategory },
  { source: 'createdAt', kind: 'range', of: 'instant' },
  { source: 'folderId', kind: 'tree', parent: 'parentId', own: true, target: refs.materialFolder },
];

const forms = async () => (await import('./MaterialActionForms.gen.tsx')).materialActionForms;

/** Material: the list. */
export default function MaterialList({ view, slots }: ViewProps<MaterialSlots>) {
  return <EntityList meta={materialMeta} columns={columns} filters={filters} forms={forms} view={view} slots={slots} />;
}
