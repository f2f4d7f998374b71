// Made by codegen from schemas/firmware-task-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-task-screens/.

import type {
  FirmwareTaskScreenDetail,
  FirmwareTaskScreenRow,
} from '#generated/model/firmware-task-screens/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface FirmwareTaskScreenParts {
  row: FirmwareTaskScreenRow;
  field: keyof FirmwareTaskScreenRow | keyof FirmwareTaskScreenDetail;
  section: never;
  action: never;
  filter: 'taskId' | 'deviceId' | 'status';
  related: never;
}

/** The places that resources/firmware-task-screens/overrides.tsx may fill. */
export type FirmwareTaskScreenSlots = Slots<FirmwareTaskScreenParts>;
