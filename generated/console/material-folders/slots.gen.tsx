// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import type { MaterialFolderRow } from '#generated/model/material-folders/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type MaterialFolderField = 'id' | 'createdAt' | 'name' | 'parentId' | 'position';

export type MaterialFolderSection = 'base';

export type MaterialFolderAction = 'delete';

/** The places that resources/material-folders/overrides.tsx may fill. */
export type MaterialFolderSlots = Slots<
  MaterialFolderRow,
  MaterialFolderField,
  MaterialFolderSection,
  MaterialFolderAction
>;
