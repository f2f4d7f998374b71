import type { HandwashingDaySlots } from '#generated/console/handwashing-days/slots.gen.tsx';
import { recordsOf } from '../parts/sensors/recordsOf.ts';

/** A day of the report opens its washes: the report detail of the specification (IOT-02). */
export const slots: HandwashingDaySlots = {
  list: { opens: (row, pathOf) => recordsOf(pathOf('handwashing-records', 'list'), row) },
};
