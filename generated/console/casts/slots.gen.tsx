// Made by codegen from schemas/cast.yaml. Do not edit: change the schema, or lay a view over it in resources/casts/.

import type { CastDetail, CastRow } from '#generated/model/casts/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface CastParts {
  row: CastRow;
  field: keyof CastRow | keyof CastDetail;
  section: never;
  action: 'approve' | 'reject';
  filter: 'number' | 'status' | 'slotId' | 'deviceId' | 'kind' | 'refund' | 'createdAt';
  related: 'operationLog.targetId';
}

/** The places that resources/casts/overrides.tsx may fill. */
export type CastSlots = Slots<CastParts>;
