// Made by codegen from schemas/layout-version.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-versions/.

import { layoutVersionMeta } from '#generated/model/layout-versions/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { JsonField } from '#src/ui/fields/JsonField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { LayoutVersionParts, LayoutVersionSlots } from './slots.gen.tsx';

const values: ShowValues<LayoutVersionParts['field']> = {
  layoutId: <ReferenceField source="layoutId" {...refs.layout} />,
  number: <NumberField source="number" />,
  published: <BooleanField source="published" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
  document: <JsonField source="document" />,
};

const sections: readonly ShowSectionDef<LayoutVersionParts['field']>[] = [
  { name: 'base', fields: ['layoutId', 'number', 'published', 'creatorId', 'createdAt'] },
  { name: 'content', label: 'resources.layout-versions.sections.content', fields: ['document'] },
];

const targets: ShowTargets = {
  layoutId: refs.layout,
  creatorId: refs.account,
};

const related: readonly RelatedDef<LayoutVersionParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'layoutVersion' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Version of a layout: the page of one record. */
export default function LayoutVersionShow({ slots }: ViewProps<LayoutVersionSlots>) {
  return (
    <EntityShow
      meta={layoutVersionMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
