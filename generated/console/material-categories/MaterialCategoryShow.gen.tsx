// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import { materialCategoryMeta } from '#generated/model/material-categories/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { MaterialCategoryParts, MaterialCategorySlots } from './slots.gen.tsx';

const values: ShowValues<MaterialCategoryParts['field']> = {
  name: <TextField source="name" />,
  remark: <TextField source="remark" />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<MaterialCategoryParts['field']>[] = [
  { name: 'base', fields: ['name', 'remark'] },
  { name: 'record', fields: ['createdAt'] },
];

const related: readonly RelatedDef<MaterialCategoryParts['related']>[] = [
  { name: 'material.categoryId', resource: 'materials', field: 'categoryId', perm: 'material.view' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'materialCategory' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Material category: the page of one record. */
export default function MaterialCategoryShow({ slots }: ViewProps<MaterialCategorySlots>) {
  return <EntityShow meta={materialCategoryMeta} values={values} sections={sections} related={related} slots={slots} />;
}
