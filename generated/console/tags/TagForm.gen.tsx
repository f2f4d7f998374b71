// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import { tagMeta } from '#generated/model/tags/meta.gen.ts';
import { tagCreate, tagRules, tagUpdate, tagWhens } from '#generated/model/tags/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { TagParts, TagSlots } from './slots.gen.tsx';

const inputs: FormInputs<TagParts['field']> = {
  name: <TextInput source="name" required maxLength={20} />,
  remark: <TextInput source="remark" maxLength={200} multiline />,
};

const sections: readonly FormSection<TagParts['section'], TagParts['field']>[] = [
  { name: 'base', rows: [['name'], ['remark']] },
];

export const tagForm: FormDef<TagParts['field'], TagParts['section']> = {
  meta: tagMeta,
  kind: 'groups',
  sections,
  inputs,
  create: tagCreate,
  update: tagUpdate,
  rules: tagRules,
  whens: tagWhens,
};

/** Tag: a new one. */
export function TagCreate({ slots }: ViewProps<TagSlots>) {
  return <EntityCreate def={tagForm} slots={slots} />;
}

/** Tag: change one. */
export function TagEdit({ slots }: ViewProps<TagSlots>) {
  return <EntityEdit def={tagForm} slots={slots} />;
}
