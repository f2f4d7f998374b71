// Made by codegen from schemas/software-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/software-settings/.

import type {
  SoftwareSettingCreate,
  SoftwareSettingDetail,
  SoftwareSettingRow,
  SoftwareSettingUpdate,
} from '#generated/model/software-settings/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface SoftwareSettingParts {
  row: SoftwareSettingRow;
  field:
    | keyof SoftwareSettingRow
    | keyof SoftwareSettingDetail
    | keyof SoftwareSettingCreate
    | keyof SoftwareSettingUpdate;
  section: 'start' | 'switch' | 'watch';
  action: never;
  filter: 'forcedShutdown';
  related: 'operationLog.targetId';
}

/** The places that resources/software-settings/overrides.tsx may fill. */
export type SoftwareSettingSlots = Slots<SoftwareSettingParts>;
