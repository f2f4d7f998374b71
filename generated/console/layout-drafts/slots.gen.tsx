// Made by codegen from schemas/layout-draft.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-drafts/.

import type { LayoutDraftDetail, LayoutDraftRow } from '#generated/model/layout-drafts/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface LayoutDraftParts {
  row: LayoutDraftRow;
  field: keyof LayoutDraftRow | keyof LayoutDraftDetail;
  section: never;
  action: never;
  filter: 'layoutId' | 'savedById';
  related: 'operationLog.targetId';
}

/** The places that resources/layout-drafts/overrides.tsx may fill. */
export type LayoutDraftSlots = Slots<LayoutDraftParts>;
