// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type { DeviceCreate, DeviceDetail, DeviceRow, DeviceUpdate } from '#generated/model/devices/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type DeviceField =
  | 'id'
  | 'corpId'
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
  | 'freeBytes'
  | 'ramBytes'
  | 'macs'
  | 'ips'
  | 'resolution';

export type DeviceSection = 'base' | 'site' | 'screen';

export type DeviceAction = 'delete';

export type DeviceFilter = 'name' | 'status' | 'type' | 'groupId' | 'layoutId' | 'corpId' | 'expireAt' | 'deptId';

export type DeviceRelated = 'ad.targetIds' | 'adDelivery.deviceId' | 'devicePoint.deviceId' | 'proofOfPlay.deviceId';

/** The names of its parts. */
export interface DeviceParts {
  row: DeviceRow;
  field: DeviceField;
  section: DeviceSection;
  action: DeviceAction;
  filter: DeviceFilter;
  related: DeviceRelated;
}

/** The places that resources/devices/overrides.tsx may fill. */
export type DeviceSlots = Slots<DeviceParts>;

/** What resources/devices/wire.ts may lay between form and wire. */
export type DeviceWire = WireMapping<DeviceDetail, DeviceCreate & DeviceUpdate>;
