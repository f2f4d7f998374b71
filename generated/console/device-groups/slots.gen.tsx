// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type {
  DeviceGroupCreate,
  DeviceGroupDetail,
  DeviceGroupRow,
  DeviceGroupUpdate,
} from '#generated/model/device-groups/types.gen.ts';
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

export type DeviceGroupFilter = 'name' | 'kind';

export type DeviceGroupRelated = 'ad.targetIds' | 'device.groupId';

/** The names of its parts. */
export interface DeviceGroupParts {
  row: DeviceGroupRow;
  field: DeviceGroupField;
  section: DeviceGroupSection;
  action: DeviceGroupAction;
  filter: DeviceGroupFilter;
  related: DeviceGroupRelated;
}

/** The places that resources/device-groups/overrides.tsx may fill. */
export type DeviceGroupSlots = Slots<DeviceGroupParts>;

/** What resources/device-groups/wire.ts may lay between form and wire. */
export type DeviceGroupWire = WireMapping<DeviceGroupDetail, DeviceGroupCreate & DeviceGroupUpdate>;
