// Made by codegen from schemas/dict-word.yaml. Do not edit: change the schema, or lay a view over it in resources/dict-words/.

import type {
  DictWordCreate,
  DictWordDetail,
  DictWordRow,
  DictWordUpdate,
} from '#generated/model/dict-words/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DictWordParts {
  row: DictWordRow;
  field: keyof DictWordRow | keyof DictWordDetail | keyof DictWordCreate | keyof DictWordUpdate;
  section: 'base';
  action: 'delete';
  filter: 'word' | 'list';
  related: 'operationLog.targetId';
}

/** The places that resources/dict-words/overrides.tsx may fill. */
export type DictWordSlots = Slots<DictWordParts>;
