// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import type {
  DeviceSetCreate,
  DeviceSetDetail,
  DeviceSetRow,
  DeviceSetUpdate,
} from '#generated/model/device-sets/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DeviceSetParts {
  row: DeviceSetRow;
  field: keyof DeviceSetRow | keyof DeviceSetDetail | keyof DeviceSetCreate | keyof DeviceSetUpdate;
  section: 'base';
  action: 'playlist' | 'issueAds' | 'timer' | 'screens' | 'delete';
  filter: 'name';
  related:
    | 'ad.targetIds'
    | 'device.setIds'
    | 'deviceTimer.targetIds'
    | 'firmwareTask.targetIds'
    | 'operationLog.targetId';
}

/** The places that resources/device-sets/overrides.tsx may fill. */
export type DeviceSetSlots = Slots<DeviceSetParts>;
