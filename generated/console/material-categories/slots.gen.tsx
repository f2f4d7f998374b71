// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type {
  MaterialCategoryCreate,
  MaterialCategoryDetail,
  MaterialCategoryRow,
  MaterialCategoryUpdate,
} from '#generated/model/material-categories/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type MaterialCategoryField = 'id' | 'createdAt' | 'name' | 'remark';

export type MaterialCategorySection = 'base';

export type MaterialCategoryAction = 'delete';

export type MaterialCategoryFilter = 'name';

export type MaterialCategoryRelated = 'material.categoryId';

/** The names of its parts. */
export interface MaterialCategoryParts {
  row: MaterialCategoryRow;
  field: MaterialCategoryField;
  section: MaterialCategorySection;
  action: MaterialCategoryAction;
  filter: MaterialCategoryFilter;
  related: MaterialCategoryRelated;
}

/** The places that resources/material-categories/overrides.tsx may fill. */
export type MaterialCategorySlots = Slots<MaterialCategoryParts>;

/** What resources/material-categories/wire.ts may lay between form and wire. */
export type MaterialCategoryWire = WireMapping<MaterialCategoryDetail, MaterialCategoryCreate & MaterialCategoryUpdate>;
