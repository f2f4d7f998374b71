// Made by codegen from schemas/monitor-task.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-tasks/.

import type { MonitorTaskDetail, MonitorTaskRow } from '#generated/model/monitor-tasks/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface MonitorTaskParts {
  row: MonitorTaskRow;
  field: keyof MonitorTaskRow | keyof MonitorTaskDetail;
  section: never;
  action: 'see' | 'finish' | 'handOn';
  filter: 'name' | 'status' | 'result' | 'planId' | 'deviceId' | 'handlerId' | 'deadline';
  related: 'operationLog.targetId';
}

/** The places that resources/monitor-tasks/overrides.tsx may fill. */
export type MonitorTaskSlots = Slots<MonitorTaskParts>;
