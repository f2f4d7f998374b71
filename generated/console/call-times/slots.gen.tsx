// Made by codegen from schemas/call-time.yaml. Do not edit: change the schema, or lay a view over it in resources/call-times/.

import type { CallTimeDetail, CallTimeRow } from '#generated/model/call-times/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface CallTimeParts {
  row: CallTimeRow;
  field: keyof CallTimeRow | keyof CallTimeDetail;
  section: never;
  action: never;
  filter: 'call' | 'day' | 'changes';
  related: never;
}

/** The places that resources/call-times/overrides.tsx may fill. */
export type CallTimeSlots = Slots<CallTimeParts>;
