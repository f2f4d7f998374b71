// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import type { DeviceRow } from '#generated/model/devices/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type DeviceField =
  | 'id'
  | 'deptId'
  | 'creatorId'
  | 'createdAt'
  | 'uuid'
  | 'name'
  | 'type'
  | 'status'
  | 'fault'
  | 'scene'
  | 'groupId'
  | 'setIds'
  | 'tagIds'
  | 'layoutId'
  | 'zone'
  | 'province'
  | 'city'
  | 'district'
  | 'address'
  | 'region'
  | 'leader'
  | 'screenInches'
  | 'frameSize'
  | 'photos'
  | 'lockPassword'
  | 'boundAt'
  | 'expireAt'
  | 'daysLeft'
  | 'pointYears'
  | 'orderNumber'
  | 'heartbeatAt'
  | 'systemType'
  | 'systemVersion'
  | 'apkVersion'
  | 'romBytes'
  | 'ramBytes'
  | 'macs'
  | 'ips'
  | 'resolution';

export type DeviceSection = 'base' | 'site' | 'screen';

export type DeviceAction = 'delete';

/** The places that resources/devices/overrides.tsx may fill. */
export type DeviceSlots = Slots<DeviceRow, DeviceField, DeviceSection, DeviceAction>;
