// Made by codegen from schemas/monitor-plan.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-plans/.

import type { MonitorPlanCreate, MonitorPlanDetail, MonitorPlanRow } from '#generated/model/monitor-plans/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface MonitorPlanParts {
  row: MonitorPlanRow;
  field: keyof MonitorPlanRow | keyof MonitorPlanDetail | keyof MonitorPlanCreate;
  section: 'what' | 'who';
  action: 'extend' | 'end';
  filter: 'name' | 'status' | 'handlerId' | 'deadline';
  related: 'monitorTask.planId' | 'operationLog.targetId';
}

/** The places that resources/monitor-plans/overrides.tsx may fill. */
export type MonitorPlanSlots = Slots<MonitorPlanParts>;
