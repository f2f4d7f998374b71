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
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MaterialParts, MaterialSlots } from './slots.gen.tsx';

const forms = async () => (await import('./MaterialActionForms.gen.tsx')).materialActionForms;

const values: ShowValues<MaterialParts['field']> = {
  thumbnail: <FileField source="thumbnail" picture />,
  name: <TextField source="name" />,
  type: <EnumField source="type" />,
  format: <TextField source="format" />,
  folderId: <ReferenceField source="folderId" {...refs.materialFolder} />,
  categoryId: <ReferenceField source="categoryId" {...refs.materialCategory} />,
  playable: <BooleanField source="playable" />,
  size: <MeasureField source="size" of="bytes" />,
  width: <NumberField source="width" />,
  height: <NumberField source="height" />,
  durationMs: <MeasureField source="durationMs" of="duration" />,
  pages: <NumberField source="pages" />,
  md5: <TextField source="md5" />,
  sha256: <TextField source="sha256" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  deptId: <ReferenceField source="deptId" {...refs.department} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<MaterialParts['field']>[] = [
  { name: 'base', fields: ['thumbnail', 'name', 'type', 'format', 'folderId', 'categoryId', 'playable'] },
  {
    name: 'file',
    label: 'resources.materials.sections.file',
    fields: ['size', 'width', 'height', 'durationMs', 'pages', 'md5', 'sha256'],
  },
  { name: 'made', fields: ['creatorId', 'deptId', 'createdAt'] },
];

const targets: ShowTargets = {
  folderId: refs.materialFolder,
  categoryId: refs.materialCategory,
  creatorId: refs.account,
  deptId: refs.department,
};

const related: readonly RelatedDef<MaterialParts['related']>[] = [
  { name: 'ad.materials', resource: 'ads', field: 'materials', many: true, perm: 'ad.view', create: 'ad.add' },
  { name: 'adDelivery.failedIds', resource: 'ad-deliveries', field: 'failedIds', many: true, perm: 'ad.view' },
  { name: 'layout.materialIds', resource: 'layouts', field: 'materialIds', many: true, perm: 'layout.view' },
  { name: 'layoutDraft.materialIds', resource: 'layout-drafts', field: 'materialIds', many: true, perm: 'layout.edit' },
  { name: 'proofOfPlay.materialId', resource: 'proofs-of-play', field: 'materialId', perm: 'report.ad' },
  {
    name: 'takeDown.targetId',
    resource: 'take-downs',
    field: 'targetId',
    by: { field: 'targetType', value: 'material' },
    perm: 'takeDown.view',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'material' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Material: the page of one record. */
export default function MaterialShow({ slots }: ViewProps<MaterialSlots>) {
  return (
    <EntityShow
      meta={materialMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      forms={forms}
      slots={slots}
    />
  );
}
