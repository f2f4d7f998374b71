// Made by codegen from schemas/layout-version.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-versions/.

import type { LayoutVersionDetail, LayoutVersionRow } from '#generated/model/layout-versions/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface LayoutVersionParts {
  row: LayoutVersionRow;
  field: keyof LayoutVersionRow | keyof LayoutVersionDetail;
  section: never;
  action: never;
  filter: 'name' | 'layoutId' | 'published';
  related: 'operationLog.targetId';
}

/** The places that resources/layout-versions/overrides.tsx may fill. */
export type LayoutVersionSlots = Slots<LayoutVersionParts>;
