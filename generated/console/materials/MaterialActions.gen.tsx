// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { materialForms } from '#generated/model/materials/schema.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import { MaterialFolderTreeInput } from '../material-folders/MaterialFolderChoice.gen.tsx';
import type { MaterialAction, MaterialSlots } from './slots.gen.tsx';

/** What its actions ask for beside the records. */
export const materialActionForms = {
  move: {
    schema: materialForms.move,
    inputs: [
      <MaterialFolderTreeInput key="folderId" source="folderId" label="resources.materials.forms.move.folderId" />,
    ],
  },
  copy: {
    schema: materialForms.copy,
    inputs: [
      <MaterialFolderTreeInput
        key="toFolderId"
        source="toFolderId"
        label="resources.materials.forms.copy.toFolderId"
      />,
    ],
  },
} satisfies ActionForms;

interface MaterialActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly MaterialAction[];
  slots?: MaterialSlots;
}

/** The actions of one record, for pages written by hand. */
export function MaterialActions(props: MaterialActionsProps) {
  return <ActionBar meta={materialMeta} forms={materialActionForms} {...props} />;
}
