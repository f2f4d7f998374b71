// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import type {
  MaterialFolderCreate,
  MaterialFolderDetail,
  MaterialFolderRow,
  MaterialFolderUpdate,
} from '#generated/model/material-folders/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface MaterialFolderParts {
  row: MaterialFolderRow;
  field: keyof MaterialFolderRow | keyof MaterialFolderDetail | keyof MaterialFolderCreate | keyof MaterialFolderUpdate;
  section: 'base';
  action: 'delete';
  filter: 'name' | 'parentId';
  related: 'material.folderId' | 'materialFolder.parentId' | 'operationLog.targetId';
}

/** The places that resources/material-folders/overrides.tsx may fill. */
export type MaterialFolderSlots = Slots<MaterialFolderParts>;
