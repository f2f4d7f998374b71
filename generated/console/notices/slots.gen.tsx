// Made by codegen from schemas/notice.yaml. Do not edit: change the schema, or lay a view over it in resources/notices/.

import type { NoticeDetail, NoticeRow } from '#generated/model/notices/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface NoticeParts {
  row: NoticeRow;
  field: keyof NoticeRow | keyof NoticeDetail;
  section: never;
  action: 'read';
  filter: 'kind' | 'createdAt';
  related: never;
}

/** The places that resources/notices/overrides.tsx may fill. */
export type NoticeSlots = Slots<NoticeParts>;
