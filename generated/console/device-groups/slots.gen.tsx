// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import type {
  DeviceGroupCreate,
  DeviceGroupDetail,
  DeviceGroupRow,
  DeviceGroupUpdate,
} from '#generated/model/device-groups/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DeviceGroupParts {
  row: DeviceGroupRow;
  field: keyof DeviceGroupRow | keyof DeviceGroupDetail | keyof DeviceGroupCreate | keyof DeviceGroupUpdate;
  section: 'base';
  action: 'playlist' | 'issueAds' | 'timer' | 'screens' | 'sync' | 'delete';
  filter: 'name' | 'kind';
  related:
    | 'ad.targetIds'
    | 'device.groupId'
    | 'deviceGroupGrant.groupId'
    | 'deviceTimer.targetIds'
    | 'firmwareTask.targetIds'
    | 'operationLog.targetId';
}

/** The places that resources/device-groups/overrides.tsx may fill. */
export type DeviceGroupSlots = Slots<DeviceGroupParts>;
