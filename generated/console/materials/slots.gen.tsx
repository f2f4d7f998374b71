// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type { MaterialDetail, MaterialRow, MaterialUpdate } from '#generated/model/materials/types.gen.ts';
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
  | 'categoryId'
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

export type MaterialAction = 'move' | 'classify' | 'copy' | 'delete';

export type MaterialFilter = 'name' | 'type' | 'categoryId' | 'createdAt' | 'folderId';

export type MaterialRelated = 'ad.materials' | 'proofOfPlay.materialId';

/** The names of its parts. */
export interface MaterialParts {
  row: MaterialRow;
  field: MaterialField;
  section: MaterialSection;
  action: MaterialAction;
  filter: MaterialFilter;
  related: MaterialRelated;
}

/** The places that resources/materials/overrides.tsx may fill. */
export type MaterialSlots = Slots<MaterialParts>;

/** What resources/materials/wire.ts may lay between form and wire. */
export type MaterialWire = WireMapping<MaterialDetail, MaterialUpdate>;
