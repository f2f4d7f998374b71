// Made by codegen from schemas/dict-word.yaml. Do not edit: change the schema, or lay a view over it in resources/dict-words/.

import { dictWordMeta } from '#generated/model/dict-words/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { DictWordParts, DictWordSlots } from './slots.gen.tsx';

const columns: readonly Column<DictWordParts['field']>[] = [
  { source: 'word', cell: <TextField source="word" />, sortable: true },
  { source: 'list', cell: <EnumField source="list" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  {
    source: 'list',
    kind: 'choice',
    values: ['rejectReason', 'verifyReason', 'takeDownReason', 'region', 'leader', 'castWord'],
  },
];

/** Dictionary word: the list. */
export default function DictWordList({ view, slots }: ViewProps<DictWordSlots>) {
  return <EntityList meta={dictWordMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
