// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import { materialCategoryMeta } from '#generated/model/material-categories/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { MaterialCategoryAction, MaterialCategorySlots } from './slots.gen.tsx';

interface MaterialCategoryActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly MaterialCategoryAction[];
  slots?: MaterialCategorySlots;
}

/** The actions of one record, for pages written by hand. */
export function MaterialCategoryActions(props: MaterialCategoryActionsProps) {
  return <ActionBar meta={materialCategoryMeta} {...props} />;
}
