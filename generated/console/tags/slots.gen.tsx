// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type { TagCreate, TagDetail, TagRow, TagUpdate } from '#generated/model/tags/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type TagField = 'id' | 'createdAt' | 'name' | 'remark';

export type TagSection = 'base';

export type TagAction = 'delete';

export type TagFilter = 'name';

export type TagRelated = 'ad.targetIds' | 'device.tagIds';

/** The names of its parts. */
export interface TagParts {
  row: TagRow;
  field: TagField;
  section: TagSection;
  action: TagAction;
  filter: TagFilter;
  related: TagRelated;
}

/** The places that resources/tags/overrides.tsx may fill. */
export type TagSlots = Slots<TagParts>;

/** What resources/tags/wire.ts may lay between form and wire. */
export type TagWire = WireMapping<TagDetail, TagCreate & TagUpdate>;
