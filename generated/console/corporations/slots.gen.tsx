// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type {
  CorporationCreate,
  CorporationDetail,
  CorporationRow,
  CorporationUpdate,
} from '#generated/model/corporations/types.gen.ts';
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

export type CorporationAction = 'enable' | 'pause' | 'issuePoints' | 'addAdministrator' | 'delete';

export type CorporationFilter = 'name' | 'status' | 'customerType' | 'type' | 'superiorId';

export type CorporationRelated =
  | 'account.corpId'
  | 'ad.advertiserId'
  | 'corporation.superiorId'
  | 'department.corpId'
  | 'device.corpId'
  | 'devicePoint.corpId'
  | 'proofOfPlay.advertiserId'
  | 'role.corpId';

/** The names of its parts. */
export interface CorporationParts {
  row: CorporationRow;
  field: CorporationField;
  section: CorporationSection;
  action: CorporationAction;
  filter: CorporationFilter;
  related: CorporationRelated;
}

/** The places that resources/corporations/overrides.tsx may fill. */
export type CorporationSlots = Slots<CorporationParts>;

/** What resources/corporations/wire.ts may lay between form and wire. */
export type CorporationWire = WireMapping<CorporationDetail, CorporationCreate & CorporationUpdate>;
