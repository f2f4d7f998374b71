// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import type { CorporationRow } from '#generated/model/corporations/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type CorporationField =
  | 'id'
  | 'createdAt'
  | 'number'
  | 'name'
  | 'type'
  | 'customerType'
  | 'superiorId'
  | 'edition'
  | 'trialEndAt'
  | 'contact'
  | 'phone'
  | 'email'
  | 'address'
  | 'status';

export type CorporationSection = 'base' | 'contact';

export type CorporationAction = 'enable' | 'pause' | 'delete';

/** The places that resources/corporations/overrides.tsx may fill. */
export type CorporationSlots = Slots<CorporationRow, CorporationField, CorporationSection, CorporationAction>;
