// Made by codegen from schemas/device-timer.yaml. Do not edit: change the schema, or lay a view over it in resources/device-timers/.

import type {
  DeviceTimerCreate,
  DeviceTimerDetail,
  DeviceTimerRow,
  DeviceTimerUpdate,
} from '#generated/model/device-timers/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DeviceTimerParts {
  row: DeviceTimerRow;
  field: keyof DeviceTimerRow | keyof DeviceTimerDetail | keyof DeviceTimerCreate | keyof DeviceTimerUpdate;
  section: 'base' | 'target' | 'when';
  action: 'start' | 'pause' | 'delete';
  filter: 'name' | 'kind' | 'status' | 'repeat';
  related: 'operationLog.targetId';
}

/** The places that resources/device-timers/overrides.tsx may fill. */
export type DeviceTimerSlots = Slots<DeviceTimerParts>;
