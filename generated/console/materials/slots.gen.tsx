// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type MaterialField =
  | 'id'
  | 'deptId'
  | 'creatorId'
  | 'createdAt'
  | 'name'
  | 'type'
  | 'format'
  | 'folderId'
  | 'size'
  | 'width'
  | 'height'
  | 'durationMs'
  | 'playable'
  | 'md5'
  | 'sha256'
  | 'file'
  | 'thumbnail';

export type MaterialSection = 'base';

export type MaterialAction = 'move' | 'copy' | 'delete';

/** The places that resources/materials/overrides.tsx may fill. */
export type MaterialSlots = Slots<MaterialRow, MaterialField, MaterialSection, MaterialAction>;
