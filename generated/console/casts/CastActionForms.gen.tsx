// Made by codegen from schemas/cast.yaml. Do not edit: change the schema, or lay a view over it in resources/casts/.

import { castForms } from '#generated/model/casts/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { SuggestInput } from '#src/ui/inputs/SuggestInput.tsx';
import { refs } from '../refs.gen.ts';

/** What its actions ask for beside the records. */
export const castActionForms = {
  reject: {
    schema: castForms.reject,
    inputs: [
      <SuggestInput
        key="reason"
        source="reason"
        label="resources.casts.forms.reject.reason"
        required
        maxLength={200}
        multiline
        filter={{ list: 'rejectReason' }}
        {...refs.dictWord}
      />,
    ],
    shows: { text: <TextField source="text" multiline />, amountFen: <MoneyField source="amountFen" /> },
  },
} satisfies ActionForms;
