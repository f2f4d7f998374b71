// Made by codegen from schemas/device-command.yaml. Do not edit: change the schema, or lay a view over it in resources/device-commands/.

import type { DeviceCommandDetail, DeviceCommandRow } from '#generated/model/device-commands/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DeviceCommandParts {
  row: DeviceCommandRow;
  field: keyof DeviceCommandRow | keyof DeviceCommandDetail;
  section: never;
  action: never;
  filter: 'status' | 'kind' | 'deviceId' | 'createdAt' | 'batchId';
  related: 'operationLog.targetId';
}

/** The places that resources/device-commands/overrides.tsx may fill. */
export type DeviceCommandSlots = Slots<DeviceCommandParts>;
