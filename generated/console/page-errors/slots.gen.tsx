// Made by codegen from schemas/page-error.yaml. Do not edit: change the schema, or lay a view over it in resources/page-errors/.

import type { PageErrorDetail, PageErrorRow } from '#generated/model/page-errors/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface PageErrorParts {
  row: PageErrorRow;
  field: keyof PageErrorRow | keyof PageErrorDetail;
  section: never;
  action: never;
  filter: 'page' | 'version' | 'lastAt';
  related: never;
}

/** The places that resources/page-errors/overrides.tsx may fill. */
export type PageErrorSlots = Slots<PageErrorParts>;
