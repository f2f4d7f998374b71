// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { MaterialFolderAction, MaterialFolderSlots } from './slots.gen.tsx';

interface MaterialFolderActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly MaterialFolderAction[];
  slots?: MaterialFolderSlots;
}

/** The actions of one record, for pages written by hand. */
export function MaterialFolderActions(props: MaterialFolderActionsProps) {
  return <ActionBar meta={materialFolderMeta} {...props} />;
}
