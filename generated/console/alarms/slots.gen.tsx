// Made by codegen from schemas/alarm.yaml. Do not edit: change the schema, or lay a view over it in resources/alarms/.

import type { AlarmCreate, AlarmDetail, AlarmRow } from '#generated/model/alarms/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface AlarmParts {
  row: AlarmRow;
  field: keyof AlarmRow | keyof AlarmDetail | keyof AlarmCreate;
  section: 'what' | 'film';
  action: 'delete';
  filter: 'information' | 'kind' | 'deviceId' | 'source' | 'happenedAt';
  related: 'operationLog.targetId';
}

/** The places that resources/alarms/overrides.tsx may fill. */
export type AlarmSlots = Slots<AlarmParts>;
