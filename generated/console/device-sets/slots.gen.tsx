// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type {
  DeviceSetCreate,
  DeviceSetDetail,
  DeviceSetRow,
  DeviceSetUpdate,
} from '#generated/model/device-sets/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type DeviceSetField = 'id' | 'createdAt' | 'name' | 'remark';

export type DeviceSetSection = 'base';

export type DeviceSetAction = 'delete';

export type DeviceSetFilter = 'name';

export type DeviceSetRelated = 'ad.targetIds' | 'device.setIds';

/** The names of its parts. */
export interface DeviceSetParts {
  row: DeviceSetRow;
  field: DeviceSetField;
  section: DeviceSetSection;
  action: DeviceSetAction;
  filter: DeviceSetFilter;
  related: DeviceSetRelated;
}

/** The places that resources/device-sets/overrides.tsx may fill. */
export type DeviceSetSlots = Slots<DeviceSetParts>;

/** What resources/device-sets/wire.ts may lay between form and wire. */
export type DeviceSetWire = WireMapping<DeviceSetDetail, DeviceSetCreate & DeviceSetUpdate>;
