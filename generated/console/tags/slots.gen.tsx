// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import type { TagRow } from '#generated/model/tags/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type TagField = 'id' | 'createdAt' | 'name' | 'remark';

export type TagSection = 'base';

export type TagAction = 'delete';

/** The places that resources/tags/overrides.tsx may fill. */
export type TagSlots = Slots<TagRow, TagField, TagSection, TagAction>;
