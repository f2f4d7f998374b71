// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import type { TagCreate, TagDetail, TagRow, TagUpdate } from '#generated/model/tags/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface TagParts {
  row: TagRow;
  field: keyof TagRow | keyof TagDetail | keyof TagCreate | keyof TagUpdate;
  section: 'base';
  action: 'playlist' | 'issueAds' | 'timer' | 'screens' | 'delete';
  filter: 'name';
  related:
    | 'ad.targetIds'
    | 'device.tagIds'
    | 'deviceTimer.targetIds'
    | 'firmwareTask.targetIds'
    | 'operationLog.targetId';
}

/** The places that resources/tags/overrides.tsx may fill. */
export type TagSlots = Slots<TagParts>;
