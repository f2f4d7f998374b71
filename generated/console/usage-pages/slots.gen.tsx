// Made by codegen from schemas/usage-page.yaml. Do not edit: change the schema, or lay a view over it in resources/usage-pages/.

import type { UsagePageDetail, UsagePageRow } from '#generated/model/usage-pages/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface UsagePageParts {
  row: UsagePageRow;
  field: keyof UsagePageRow | keyof UsagePageDetail;
  section: never;
  action: never;
  filter: 'page' | 'day';
  related: never;
}

/** The places that resources/usage-pages/overrides.tsx may fill. */
export type UsagePageSlots = Slots<UsagePageParts>;
