// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import type { LayoutCreate, LayoutDetail, LayoutRow, LayoutUpdate } from '#generated/model/layouts/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface LayoutParts {
  row: LayoutRow;
  field: keyof LayoutRow | keyof LayoutDetail | keyof LayoutCreate | keyof LayoutUpdate;
  section: 'base' | 'content' | 'selling';
  action: 'playlist' | 'delete';
  filter: 'name' | 'rtb';
  related:
    | 'ad.layoutId'
    | 'adSlot.layoutId'
    | 'device.layoutId'
    | 'deviceGroup.layoutId'
    | 'layoutDraft.layoutId'
    | 'layoutVersion.layoutId'
    | 'operationLog.targetId';
}

/** The places that resources/layouts/overrides.tsx may fill. */
export type LayoutSlots = Slots<LayoutParts>;
