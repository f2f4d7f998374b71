// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { LayoutAction, LayoutSlots } from './slots.gen.tsx';

interface LayoutActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly LayoutAction[];
  slots?: LayoutSlots;
}

/** The actions of one record, for pages written by hand. */
export function LayoutActions(props: LayoutActionsProps) {
  return <ActionBar meta={layoutMeta} {...props} />;
}
