// Made by codegen from schemas/warning-event.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-events/.

import type { WarningEventDetail, WarningEventRow } from '#generated/model/warning-events/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface WarningEventParts {
  row: WarningEventRow;
  field: keyof WarningEventRow | keyof WarningEventDetail;
  section: never;
  action: never;
  filter: 'subject' | 'status' | 'kind' | 'deviceId' | 'beganAt';
  related: never;
}

/** The places that resources/warning-events/overrides.tsx may fill. */
export type WarningEventSlots = Slots<WarningEventParts>;
