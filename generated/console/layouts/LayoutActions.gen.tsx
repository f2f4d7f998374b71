// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { LayoutAction, LayoutSlots } from './slots.gen.tsx';

/** What its actions ask for beside the records. */
export const layoutActionForms = {} satisfies ActionForms;

interface LayoutActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly LayoutAction[];
  slots?: LayoutSlots;
}

/** The actions of one record, for pages written by hand. */
export function LayoutActions(props: LayoutActionsProps) {
  return <ActionBar meta={layoutMeta} forms={layoutActionForms} {...props} />;
}
