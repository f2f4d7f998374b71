// Made by codegen from schemas/warning-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-settings/.

import type {
  WarningSettingCreate,
  WarningSettingDetail,
  WarningSettingRow,
  WarningSettingUpdate,
} from '#generated/model/warning-settings/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface WarningSettingParts {
  row: WarningSettingRow;
  field: keyof WarningSettingRow | keyof WarningSettingDetail | keyof WarningSettingCreate | keyof WarningSettingUpdate;
  section: 'offline' | 'sensors' | 'mails';
  action: never;
  filter: 'offline';
  related: 'operationLog.targetId';
}

/** The places that resources/warning-settings/overrides.tsx may fill. */
export type WarningSettingSlots = Slots<WarningSettingParts>;
