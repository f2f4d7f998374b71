// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import type {
  MaterialCategoryCreate,
  MaterialCategoryDetail,
  MaterialCategoryRow,
  MaterialCategoryUpdate,
} from '#generated/model/material-categories/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface MaterialCategoryParts {
  row: MaterialCategoryRow;
  field:
    | keyof MaterialCategoryRow
    | keyof MaterialCategoryDetail
    | keyof MaterialCategoryCreate
    | keyof MaterialCategoryUpdate;
  section: 'base';
  action: 'delete';
  filter: 'name';
  related: 'material.categoryId' | 'operationLog.targetId';
}

/** The places that resources/material-categories/overrides.tsx may fill. */
export type MaterialCategorySlots = Slots<MaterialCategoryParts>;
