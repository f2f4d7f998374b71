// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import { savedViewMeta } from '#generated/model/saved-views/meta.gen.ts';
import {
  savedViewCreate,
  savedViewRules,
  savedViewUpdate,
  savedViewWhens,
} from '#generated/model/saved-views/schema.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';
import { JsonInput } from '#src/ui/inputs/JsonInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { SavedViewField, SavedViewSection, SavedViewSlots } from './slots.gen.tsx';

const inputs: FormInputs<SavedViewField> = {
  name: <TextInput source="name" required maxLength={40} />,
  entity: <TextInput source="entity" required maxLength={40} />,
  view: <TextInput source="view" maxLength={40} />,
  shared: <BooleanInput source="shared" />,
  state: <JsonInput source="state" required />,
};

const sections: readonly FormSection<SavedViewSection, SavedViewField>[] = [
  { name: 'base', rows: [['name'], ['entity'], ['view'], ['shared'], ['state']] },
];

export const savedViewForm: FormDef<SavedViewField, SavedViewSection> = {
  meta: savedViewMeta,
  kind: 'groups',
  sections,
  inputs,
  create: savedViewCreate,
  update: savedViewUpdate,
  rules: savedViewRules,
  whens: savedViewWhens,
};

/** Saved view: a new one. */
export function SavedViewCreate({ slots }: ViewProps<SavedViewSlots>) {
  return <EntityCreate def={savedViewForm} slots={slots} />;
}

/** Saved view: change one. */
export function SavedViewEdit({ slots }: ViewProps<SavedViewSlots>) {
  return <EntityEdit def={savedViewForm} slots={slots} />;
}
