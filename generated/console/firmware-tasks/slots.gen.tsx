// Made by codegen from schemas/firmware-task.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-tasks/.

import type {
  FirmwareTaskCreate,
  FirmwareTaskDetail,
  FirmwareTaskRow,
} from '#generated/model/firmware-tasks/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface FirmwareTaskParts {
  row: FirmwareTaskRow;
  field: keyof FirmwareTaskRow | keyof FirmwareTaskDetail | keyof FirmwareTaskCreate;
  section: 'what' | 'how';
  action: 'stop' | 'resume' | 'close' | 'retry';
  filter: 'firmwareName' | 'status' | 'firmwareId' | 'createdAt';
  related: 'firmwareTaskScreen.taskId' | 'operationLog.targetId';
}

/** The places that resources/firmware-tasks/overrides.tsx may fill. */
export type FirmwareTaskSlots = Slots<FirmwareTaskParts>;
