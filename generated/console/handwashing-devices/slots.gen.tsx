// Made by codegen from schemas/handwashing-device.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-devices/.

import type {
  HandwashingDeviceCreate,
  HandwashingDeviceDetail,
  HandwashingDeviceRow,
  HandwashingDeviceUpdate,
} from '#generated/model/handwashing-devices/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface HandwashingDeviceParts {
  row: HandwashingDeviceRow;
  field:
    | keyof HandwashingDeviceRow
    | keyof HandwashingDeviceDetail
    | keyof HandwashingDeviceCreate
    | keyof HandwashingDeviceUpdate;
  section: 'base' | 'site';
  action: 'warn' | 'newKey' | 'delete';
  filter: 'name' | 'storeId' | 'lastAt';
  related: 'handwashingDay.sensorId' | 'operationLog.targetId';
}

/** The places that resources/handwashing-devices/overrides.tsx may fill. */
export type HandwashingDeviceSlots = Slots<HandwashingDeviceParts>;
