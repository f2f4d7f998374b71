// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import type { LayoutRow } from '#generated/model/layouts/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type LayoutField =
  | 'id'
  | 'createdAt'
  | 'name'
  | 'width'
  | 'height'
  | 'pages'
  | 'document'
  | 'rtb'
  | 'cpmPriceFen'
  | 'builtIn';

export type LayoutSection = 'base' | 'selling' | 'content';

export type LayoutAction = 'delete';

/** The places that resources/layouts/overrides.tsx may fill. */
export type LayoutSlots = Slots<LayoutRow, LayoutField, LayoutSection, LayoutAction>;
