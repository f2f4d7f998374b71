// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type { LayoutCreate, LayoutDetail, LayoutRow, LayoutUpdate } from '#generated/model/layouts/types.gen.ts';
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

export type LayoutSection = 'base' | 'content' | 'selling';

export type LayoutAction = 'delete';

export type LayoutFilter = 'name' | 'rtb';

export type LayoutRelated = 'ad.layoutId' | 'adSlot.layoutId' | 'device.layoutId' | 'deviceGroup.layoutId';

/** The names of its parts. */
export interface LayoutParts {
  row: LayoutRow;
  field: LayoutField;
  section: LayoutSection;
  action: LayoutAction;
  filter: LayoutFilter;
  related: LayoutRelated;
}

/** The places that resources/layouts/overrides.tsx may fill. */
export type LayoutSlots = Slots<LayoutParts>;

/** What resources/layouts/wire.ts may lay between form and wire. */
export type LayoutWire = WireMapping<LayoutDetail, LayoutCreate & LayoutUpdate>;
