// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import type {
  CorporationCreate,
  CorporationDetail,
  CorporationRow,
  CorporationUpdate,
} from '#generated/model/corporations/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface CorporationParts {
  row: CorporationRow;
  field: keyof CorporationRow | keyof CorporationDetail | keyof CorporationCreate | keyof CorporationUpdate;
  section: 'base' | 'contact';
  action: 'devices' | 'deviceControl' | 'enable' | 'pause' | 'issuePoints' | 'addAdministrator' | 'takeDown' | 'delete';
  filter: 'name' | 'status' | 'customerType' | 'type' | 'superiorId' | 'identityState' | 'qualificationState';
  related:
    | 'account.corpId'
    | 'ad.advertiserId'
    | 'adsOrder.advertiserId'
    | 'corporation.superiorId'
    | 'department.corpId'
    | 'device.corpId'
    | 'devicePoint.corpId'
    | 'marketOrder.corpId'
    | 'proofOfPlay.advertiserId'
    | 'proxy.advertiserId'
    | 'role.corpId'
    | 'store.corpId'
    | 'takeDown.targetId'
    | 'verification.advertiserId'
    | 'operationLog.targetId';
}

/** The places that resources/corporations/overrides.tsx may fill. */
export type CorporationSlots = Slots<CorporationParts>;
