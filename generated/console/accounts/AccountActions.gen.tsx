// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { accountForms } from '#generated/model/accounts/schema.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { AccountAction, AccountSlots } from './slots.gen.tsx';

/** What its actions ask for beside the records. */
export const accountActionForms = {
  resetPassword: {
    schema: accountForms.resetPassword,
    inputs: [
      <TextInput
        key="newPassword"
        source="newPassword"
        label="resources.accounts.forms.resetPassword.newPassword"
        required
        type="password"
        maxLength={72}
      />,
    ],
  },
} satisfies ActionForms;

interface AccountActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly AccountAction[];
  slots?: AccountSlots;
}

/** The actions of one record, for pages written by hand. */
export function AccountActions(props: AccountActionsProps) {
  return <ActionBar meta={accountMeta} forms={accountActionForms} {...props} />;
}
