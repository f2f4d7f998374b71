// Made by codegen from schemas/data-card.yaml. Do not edit: change the schema, or lay a view over it in resources/data-cards/.

import type {
  DataCardCreate,
  DataCardDetail,
  DataCardRow,
  DataCardUpdate,
} from '#generated/model/data-cards/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DataCardParts {
  row: DataCardRow;
  field: keyof DataCardRow | keyof DataCardDetail | keyof DataCardCreate | keyof DataCardUpdate;
  section: 'base';
  action: 'ask' | 'delete';
  filter: 'iccid' | 'operator' | 'deviceId' | 'activatedAt';
  related: 'operationLog.targetId';
}

/** The places that resources/data-cards/overrides.tsx may fill. */
export type DataCardSlots = Slots<DataCardParts>;
