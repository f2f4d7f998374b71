import type { TemperatureDaySlots } from '#generated/console/temperature-days/slots.gen.tsx';
import { recordsOf } from '../parts/sensors/recordsOf.ts';

/** A day of the report opens its readings: the report detail of the specification (IOT-02). */
export const slots: TemperatureDaySlots = {
  list: { opens: (row, pathOf) => recordsOf(pathOf('temperature-records', 'list'), row) },
};
