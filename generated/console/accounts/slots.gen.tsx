// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type { AccountCreate, AccountDetail, AccountRow, AccountUpdate } from '#generated/model/accounts/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type AccountField =
  | 'id'
  | 'corpId'
  | 'deptId'
  | 'creatorId'
  | 'createdAt'
  | 'userName'
  | 'password'
  | 'realName'
  | 'phone'
  | 'email'
  | 'roleId'
  | 'roleType'
  | 'customerType'
  | 'status'
  | 'identityState'
  | 'qualificationState'
  | 'lastLoginAt'
  | 'mustChangePassword';

export type AccountSection = 'base' | 'contact';

export type AccountAction = 'enable' | 'pause' | 'resetPassword' | 'delete';

export type AccountFilter = 'realName' | 'userName' | 'status' | 'roleId' | 'customerType' | 'corpId' | 'deptId';

export type AccountRelated = 'ad.reviewerId' | 'ad.editorId';

/** The names of its parts. */
export interface AccountParts {
  row: AccountRow;
  field: AccountField;
  section: AccountSection;
  action: AccountAction;
  filter: AccountFilter;
  related: AccountRelated;
}

/** The places that resources/accounts/overrides.tsx may fill. */
export type AccountSlots = Slots<AccountParts>;

/** What resources/accounts/wire.ts may lay between form and wire. */
export type AccountWire = WireMapping<AccountDetail, AccountCreate & AccountUpdate>;
