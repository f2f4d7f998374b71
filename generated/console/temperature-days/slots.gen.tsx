// Made by codegen from schemas/temperature-day.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-days/.

import type { TemperatureDayDetail, TemperatureDayRow } from '#generated/model/temperature-days/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface TemperatureDayParts {
  row: TemperatureDayRow;
  field: keyof TemperatureDayRow | keyof TemperatureDayDetail;
  section: never;
  action: never;
  filter: 'sensorId' | 'day';
  related: never;
}

/** The places that resources/temperature-days/overrides.tsx may fill. */
export type TemperatureDaySlots = Slots<TemperatureDayParts>;
