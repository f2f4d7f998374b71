// Made by codegen from schemas/temperature-record.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-records/.

import type { TemperatureRecordDetail, TemperatureRecordRow } from '#generated/model/temperature-records/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface TemperatureRecordParts {
  row: TemperatureRecordRow;
  field: keyof TemperatureRecordRow | keyof TemperatureRecordDetail;
  section: never;
  action: never;
  filter: 'sensorId' | 'isOver' | 'day';
  related: never;
}

/** The places that resources/temperature-records/overrides.tsx may fill. */
export type TemperatureRecordSlots = Slots<TemperatureRecordParts>;
