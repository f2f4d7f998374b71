// Made by codegen from schemas/handwashing-record.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-records/.

import type { HandwashingRecordDetail, HandwashingRecordRow } from '#generated/model/handwashing-records/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface HandwashingRecordParts {
  row: HandwashingRecordRow;
  field: keyof HandwashingRecordRow | keyof HandwashingRecordDetail;
  section: never;
  action: never;
  filter: 'sensorId' | 'isShort' | 'day';
  related: never;
}

/** The places that resources/handwashing-records/overrides.tsx may fill. */
export type HandwashingRecordSlots = Slots<HandwashingRecordParts>;
