// Made by codegen from schemas/device-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-grants/.

import type { DeviceGrantDetail, DeviceGrantRow } from '#generated/model/device-grants/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DeviceGrantParts {
  row: DeviceGrantRow;
  field: keyof DeviceGrantRow | keyof DeviceGrantDetail;
  section: never;
  action: never;
  filter: 'accountId' | 'deviceId';
  related: 'operationLog.targetId';
}

/** The places that resources/device-grants/overrides.tsx may fill. */
export type DeviceGrantSlots = Slots<DeviceGrantParts>;
