// Made by codegen from schemas/dict-word.yaml. Do not edit: change the schema, or lay a view over it in resources/dict-words/.

import { dictWordMeta } from '#generated/model/dict-words/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { DictWordParts, DictWordSlots } from './slots.gen.tsx';

const values: ShowValues<DictWordParts['field']> = {
  list: <EnumField source="list" />,
  word: <TextField source="word" />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<DictWordParts['field']>[] = [
  { name: 'base', fields: ['list', 'word'] },
  { name: 'record', fields: ['createdAt'] },
];

const related: readonly RelatedDef<DictWordParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'dictWord' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Dictionary word: the page of one record. */
export default function DictWordShow({ slots }: ViewProps<DictWordSlots>) {
  return <EntityShow meta={dictWordMeta} values={values} sections={sections} related={related} slots={slots} />;
}
