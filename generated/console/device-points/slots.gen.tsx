// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import type { DevicePointRow } from '#generated/model/device-points/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type DevicePointField =
  | 'id'
  | 'corpId'
  | 'createdAt'
  | 'number'
  | 'type'
  | 'status'
  | 'deviceId'
  | 'boundAt'
  | 'years'
  | 'expireAt'
  | 'daysLeft'
  | 'orderNumber'
  | 'trial';

export type DevicePointSection = never;

export type DevicePointAction = 'delete';

export type DevicePointFilter = 'status' | 'type' | 'corpId' | 'expireAt';

export type DevicePointRelated = never;

/** The names of its parts. */
export interface DevicePointParts {
  row: DevicePointRow;
  field: DevicePointField;
  section: DevicePointSection;
  action: DevicePointAction;
  filter: DevicePointFilter;
  related: DevicePointRelated;
}

/** The places that resources/device-points/overrides.tsx may fill. */
export type DevicePointSlots = Slots<DevicePointParts>;
