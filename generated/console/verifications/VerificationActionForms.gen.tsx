// Made by codegen from schemas/verification.yaml. Do not edit: change the schema, or lay a view over it in resources/verifications/.

import { verificationForms } from '#generated/model/verifications/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { SuggestInput } from '#src/ui/inputs/SuggestInput.tsx';
import { refs } from '../refs.gen.ts';

/** What its actions ask for beside the records. */
export const verificationActionForms = {
  refuse: {
    schema: verificationForms.refuse,
    inputs: [
      <SuggestInput
        key="reason"
        source="reason"
        label="resources.verifications.forms.refuse.reason"
        required
        maxLength={200}
        multiline
        filter={{ list: 'verifyReason' }}
        {...refs.dictWord}
      />,
    ],
    shows: {
      holder: <TextField source="holder" />,
      kind: <EnumField source="kind" />,
      certificate: <TextField source="certificate" />,
    },
  },
  withdraw: {
    schema: verificationForms.withdraw,
    inputs: [
      <SuggestInput
        key="reason"
        source="reason"
        label="resources.verifications.forms.withdraw.reason"
        required
        maxLength={200}
        multiline
        filter={{ list: 'verifyReason' }}
        {...refs.dictWord}
      />,
    ],
    shows: {
      holder: <TextField source="holder" />,
      kind: <EnumField source="kind" />,
      certificate: <TextField source="certificate" />,
      validUntil: <DateField source="validUntil" />,
    },
  },
} satisfies ActionForms;
