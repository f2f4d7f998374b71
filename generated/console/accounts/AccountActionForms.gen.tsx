// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import { accountForms } from '#generated/model/accounts/schema.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

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
