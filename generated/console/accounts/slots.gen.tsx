// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import type { AccountRow } from '#generated/model/accounts/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type AccountField =
  | 'id'
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

/** The places that resources/accounts/overrides.tsx may fill. */
export type AccountSlots = Slots<AccountRow, AccountField, AccountSection, AccountAction>;
