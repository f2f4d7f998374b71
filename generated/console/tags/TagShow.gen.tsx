// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import { tagMeta } from '#generated/model/tags/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { TagField, TagSlots } from './slots.gen.tsx';

const values: ShowValues<TagField> = {
  name: <TextField source="name" />,
  remark: <TextField source="remark" />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<TagField>[] = [
  { name: 'base', fields: ['name', 'remark'] },
  { name: 'record', fields: ['createdAt'] },
];

/** Tag: the page of one record. */
export default function TagShow({ slots }: ViewProps<TagSlots>) {
  return <EntityShow meta={tagMeta} values={values} sections={sections} slots={slots} />;
}
