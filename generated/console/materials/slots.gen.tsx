// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import type { MaterialDetail, MaterialRow, MaterialUpdate } from '#generated/model/materials/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface MaterialParts {
  row: MaterialRow;
  field: keyof MaterialRow | keyof MaterialDetail | keyof MaterialUpdate;
  section: 'base';
  action: 'move' | 'classify' | 'copy' | 'takeDown' | 'delete';
  filter: 'name' | 'type' | 'format' | 'categoryId' | 'createdAt' | 'folderId';
  related:
    | 'ad.materials'
    | 'adDelivery.failedIds'
    | 'layout.materialIds'
    | 'layoutDraft.materialIds'
    | 'proofOfPlay.materialId'
    | 'takeDown.targetId'
    | 'operationLog.targetId';
}

/** The places that resources/materials/overrides.tsx may fill. */
export type MaterialSlots = Slots<MaterialParts>;
