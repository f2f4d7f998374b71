// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import { savedViewMeta } from '#generated/model/saved-views/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NameField } from '#src/ui/fields/NameField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { SavedViewParts, SavedViewSlots } from './slots.gen.tsx';

const values: ShowValues<SavedViewParts['field']> = {
  name: <TextField source="name" />,
  entity: <NameField source="entity" of="entities" />,
  shared: <BooleanField source="shared" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<SavedViewParts['field']>[] = [
  { name: 'base', fields: ['name', 'entity', 'shared', 'creatorId', 'createdAt'] },
];

const targets: ShowTargets = {
  creatorId: refs.account,
};

const related: readonly RelatedDef<SavedViewParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'savedView' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Saved view: the page of one record. */
export default function SavedViewShow({ slots }: ViewProps<SavedViewSlots>) {
  return (
    <EntityShow
      meta={savedViewMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
