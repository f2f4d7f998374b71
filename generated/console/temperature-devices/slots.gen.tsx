// Made by codegen from schemas/temperature-device.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-devices/.

import type {
  TemperatureDeviceCreate,
  TemperatureDeviceDetail,
  TemperatureDeviceRow,
  TemperatureDeviceUpdate,
} from '#generated/model/temperature-devices/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface TemperatureDeviceParts {
  row: TemperatureDeviceRow;
  field:
    | keyof TemperatureDeviceRow
    | keyof TemperatureDeviceDetail
    | keyof TemperatureDeviceCreate
    | keyof TemperatureDeviceUpdate;
  section: 'base' | 'site';
  action: 'warn' | 'newKey' | 'delete';
  filter: 'name' | 'storeId' | 'lastAt';
  related: 'temperatureDay.sensorId' | 'operationLog.targetId';
}

/** The places that resources/temperature-devices/overrides.tsx may fill. */
export type TemperatureDeviceSlots = Slots<TemperatureDeviceParts>;
