// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import type { DeviceGroupRow } from '#generated/model/device-groups/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type DeviceGroupField =
  | 'id'
  | 'createdAt'
  | 'name'
  | 'kind'
  | 'rows'
  | 'columns'
  | 'inStep'
  | 'layoutId'
  | 'remark';

export type DeviceGroupSection = 'base';

export type DeviceGroupAction = 'delete';

/** The places that resources/device-groups/overrides.tsx may fill. */
export type DeviceGroupSlots = Slots<DeviceGroupRow, DeviceGroupField, DeviceGroupSection, DeviceGroupAction>;
