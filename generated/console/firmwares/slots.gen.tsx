// Made by codegen from schemas/firmware.yaml. Do not edit: change the schema, or lay a view over it in resources/firmwares/.

import type {
  FirmwareCreate,
  FirmwareDetail,
  FirmwareRow,
  FirmwareUpdate,
} from '#generated/model/firmwares/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface FirmwareParts {
  row: FirmwareRow;
  field: keyof FirmwareRow | keyof FirmwareDetail | keyof FirmwareCreate | keyof FirmwareUpdate;
  section: 'base';
  action: 'delete';
  filter: 'name' | 'kind' | 'platform';
  related: 'firmwareTask.firmwareId' | 'operationLog.targetId';
}

/** The places that resources/firmwares/overrides.tsx may fill. */
export type FirmwareSlots = Slots<FirmwareParts>;
