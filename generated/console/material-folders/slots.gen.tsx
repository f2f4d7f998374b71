// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type {
  MaterialFolderCreate,
  MaterialFolderDetail,
  MaterialFolderRow,
  MaterialFolderUpdate,
} from '#generated/model/material-folders/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type MaterialFolderField = 'id' | 'createdAt' | 'name' | 'parentId' | 'position';

export type MaterialFolderSection = 'base';

export type MaterialFolderAction = 'delete';

export type MaterialFolderFilter = 'name' | 'parentId';

export type MaterialFolderRelated = 'material.folderId' | 'materialFolder.parentId';

/** The names of its parts. */
export interface MaterialFolderParts {
  row: MaterialFolderRow;
  field: MaterialFolderField;
  section: MaterialFolderSection;
  action: MaterialFolderAction;
  filter: MaterialFolderFilter;
  related: MaterialFolderRelated;
}

/** The places that resources/material-folders/overrides.tsx may fill. */
export type MaterialFolderSlots = Slots<MaterialFolderParts>;

/** What resources/material-folders/wire.ts may lay between form and wire. */
export type MaterialFolderWire = WireMapping<MaterialFolderDetail, MaterialFolderCreate & MaterialFolderUpdate>;
