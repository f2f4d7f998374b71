// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import type { DeviceCreate, DeviceDetail, DeviceRow, DeviceUpdate } from '#generated/model/devices/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DeviceParts {
  row: DeviceRow;
  field: keyof DeviceRow | keyof DeviceDetail | keyof DeviceCreate | keyof DeviceUpdate;
  section: 'base' | 'site' | 'screen';
  action: 'delete';
  filter: 'name' | 'status' | 'type' | 'groupId' | 'layoutId' | 'corpId' | 'expireAt' | 'deptId';
  related:
    | 'ad.targetIds'
    | 'adDelivery.deviceId'
    | 'devicePoint.deviceId'
    | 'proofOfPlay.deviceId'
    | 'operationLog.targetId';
}

/** The places that resources/devices/overrides.tsx may fill. */
export type DeviceSlots = Slots<DeviceParts>;
