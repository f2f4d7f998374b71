// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import { savedViewMeta } from '#generated/model/saved-views/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { SavedViewAction, SavedViewSlots } from './slots.gen.tsx';

interface SavedViewActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly SavedViewAction[];
  slots?: SavedViewSlots;
}

/** The actions of one record, for pages written by hand. */
export function SavedViewActions(props: SavedViewActionsProps) {
  return <ActionBar meta={savedViewMeta} {...props} />;
}
