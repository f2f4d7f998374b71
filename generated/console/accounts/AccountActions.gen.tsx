// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { AccountAction, AccountSlots } from './slots.gen.tsx';

interface AccountActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly AccountAction[];
  slots?: AccountSlots;
}

/** The actions of one record, for pages written by hand. */
export function AccountActions(props: AccountActionsProps) {
  return <ActionBar meta={accountMeta} {...props} />;
}
