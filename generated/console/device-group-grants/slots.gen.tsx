// Made by codegen from schemas/device-group-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-group-grants/.

import type { DeviceGroupGrantDetail, DeviceGroupGrantRow } from '#generated/model/device-group-grants/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DeviceGroupGrantParts {
  row: DeviceGroupGrantRow;
  field: keyof DeviceGroupGrantRow | keyof DeviceGroupGrantDetail;
  section: never;
  action: never;
  filter: 'accountId' | 'groupId';
  related: never;
}

/** The places that resources/device-group-grants/overrides.tsx may fill. */
export type DeviceGroupGrantSlots = Slots<DeviceGroupGrantParts>;
