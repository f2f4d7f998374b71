// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import type { DevicePointDetail, DevicePointRow } from '#generated/model/device-points/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DevicePointParts {
  row: DevicePointRow;
  field: keyof DevicePointRow | keyof DevicePointDetail;
  section: never;
  action: 'delete';
  filter: 'status' | 'type' | 'corpId' | 'expireAt';
  related: 'operationLog.targetId';
}

/** The places that resources/device-points/overrides.tsx may fill. */
export type DevicePointSlots = Slots<DevicePointParts>;
