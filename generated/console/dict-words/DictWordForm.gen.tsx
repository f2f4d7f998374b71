// Made by codegen from schemas/dict-word.yaml. Do not edit: change the schema, or lay a view over it in resources/dict-words/.

import { dictWordMeta } from '#generated/model/dict-words/meta.gen.ts';
import { dictWordCreate, dictWordRules, dictWordUpdate, dictWordWhens } from '#generated/model/dict-words/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { DictWordParts, DictWordSlots } from './slots.gen.tsx';

const inputs: FormInputs<DictWordParts['field']> = {
  list: (
    <EnumInput
      source="list"
      required
      values={['rejectReason', 'verifyReason', 'takeDownReason', 'region', 'leader', 'castWord']}
    />
  ),
  word: <TextInput source="word" required maxLength={200} multiline />,
};

const sections: readonly FormSection<DictWordParts['section'], DictWordParts['field']>[] = [
  { name: 'base', rows: [['list'], ['word']] },
];

export const dictWordForm: FormDef<DictWordParts['field'], DictWordParts['section']> = {
  meta: dictWordMeta,
  kind: 'groups',
  sections,
  inputs,
  create: dictWordCreate,
  update: dictWordUpdate,
  rules: dictWordRules,
  whens: dictWordWhens,
};

/** Dictionary word: a new one. */
export function DictWordCreate({ slots }: ViewProps<DictWordSlots>) {
  return <EntityCreate def={dictWordForm} slots={slots} />;
}

/** Dictionary word: change one. */
export function DictWordEdit({ slots }: ViewProps<DictWordSlots>) {
  return <EntityEdit def={dictWordForm} slots={slots} />;
}
