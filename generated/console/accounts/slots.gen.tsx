// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import type { AccountCreate, AccountDetail, AccountRow, AccountUpdate } from '#generated/model/accounts/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface AccountParts {
  row: AccountRow;
  field: keyof AccountRow | keyof AccountDetail | keyof AccountCreate | keyof AccountUpdate;
  section: 'base' | 'contact';
  action: 'devicePermissions' | 'permissions' | 'enable' | 'pause' | 'resetPassword' | 'delete';
  filter: 'realName' | 'userName' | 'status' | 'roleId' | 'customerType' | 'corpId' | 'deptId';
  related:
    | 'ad.reviewerId'
    | 'ad.editorId'
    | 'cast.reviewerId'
    | 'deviceGrant.accountId'
    | 'deviceGroupGrant.accountId'
    | 'layoutDraft.savedById'
    | 'monitorPlan.handlerId'
    | 'monitorTask.handlerId'
    | 'store.keeperId'
    | 'takeDown.lifterId'
    | 'verification.reviewerId'
    | 'warningEvent.toldIds'
    | 'warningRule.receiverIds'
    | 'operationLog.targetId';
}

/** The places that resources/accounts/overrides.tsx may fill. */
export type AccountSlots = Slots<AccountParts>;
