// Made by codegen from schemas/notice-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/notice-settings/.

import type {
  NoticeSettingCreate,
  NoticeSettingDetail,
  NoticeSettingRow,
  NoticeSettingUpdate,
} from '#generated/model/notice-settings/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface NoticeSettingParts {
  row: NoticeSettingRow;
  field: keyof NoticeSettingRow | keyof NoticeSettingDetail | keyof NoticeSettingCreate | keyof NoticeSettingUpdate;
  section: 'base';
  action: never;
  filter: 'pointDays';
  related: 'operationLog.targetId';
}

/** The places that resources/notice-settings/overrides.tsx may fill. */
export type NoticeSettingSlots = Slots<NoticeSettingParts>;
