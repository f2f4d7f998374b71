// Made by codegen from schemas/demand-partner.yaml. Do not edit: change the schema, or lay a view over it in resources/demand-partners/.

import type {
  DemandPartnerCreate,
  DemandPartnerDetail,
  DemandPartnerRow,
  DemandPartnerUpdate,
} from '#generated/model/demand-partners/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DemandPartnerParts {
  row: DemandPartnerRow;
  field: keyof DemandPartnerRow | keyof DemandPartnerDetail | keyof DemandPartnerCreate | keyof DemandPartnerUpdate;
  section: 'base' | 'asked';
  action: 'test' | 'delete';
  filter: 'name' | 'enabled';
  related: 'auction.partnerId' | 'operationLog.targetId';
}

/** The places that resources/demand-partners/overrides.tsx may fill. */
export type DemandPartnerSlots = Slots<DemandPartnerParts>;
