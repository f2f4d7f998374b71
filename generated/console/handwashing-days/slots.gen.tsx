// Made by codegen from schemas/handwashing-day.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-days/.

import type { HandwashingDayDetail, HandwashingDayRow } from '#generated/model/handwashing-days/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface HandwashingDayParts {
  row: HandwashingDayRow;
  field: keyof HandwashingDayRow | keyof HandwashingDayDetail;
  section: never;
  action: never;
  filter: 'sensorId' | 'day';
  related: never;
}

/** The places that resources/handwashing-days/overrides.tsx may fill. */
export type HandwashingDaySlots = Slots<HandwashingDayParts>;
