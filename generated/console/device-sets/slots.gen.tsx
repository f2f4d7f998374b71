// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import type { DeviceSetRow } from '#generated/model/device-sets/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type DeviceSetField = 'id' | 'createdAt' | 'name' | 'remark';

export type DeviceSetSection = 'base';

export type DeviceSetAction = 'delete';

/** The places that resources/device-sets/overrides.tsx may fill. */
export type DeviceSetSlots = Slots<DeviceSetRow, DeviceSetField, DeviceSetSection, DeviceSetAction>;
