// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import type { SavedViewRow } from '#generated/model/saved-views/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type SavedViewField = 'id' | 'creatorId' | 'createdAt' | 'name' | 'entity' | 'view' | 'shared' | 'state';

export type SavedViewSection = 'base';

export type SavedViewAction = 'delete';

export type SavedViewFilter = 'name' | 'entity' | 'shared';

export type SavedViewRelated = never;

/** The names of its parts. */
export interface SavedViewParts {
  row: SavedViewRow;
  field: SavedViewField;
  section: SavedViewSection;
  action: SavedViewAction;
  filter: SavedViewFilter;
  related: SavedViewRelated;
}

/** The places that resources/saved-views/overrides.tsx may fill. */
export type SavedViewSlots = Slots<SavedViewParts>;
