// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import type {
  SavedViewCreate,
  SavedViewDetail,
  SavedViewRow,
  SavedViewUpdate,
} from '#generated/model/saved-views/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface SavedViewParts {
  row: SavedViewRow;
  field: keyof SavedViewRow | keyof SavedViewDetail | keyof SavedViewCreate | keyof SavedViewUpdate;
  section: 'base';
  action: 'delete';
  filter: 'name' | 'entity' | 'shared';
  related: 'operationLog.targetId';
}

/** The places that resources/saved-views/overrides.tsx may fill. */
export type SavedViewSlots = Slots<SavedViewParts>;
