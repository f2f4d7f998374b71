// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import { adForms } from '#generated/model/ads/schema.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

/** What its actions ask for beside the records. */
export const adActionForms = {
  reject: {
    schema: adForms.reject,
    inputs: [
      <TextInput
        key="reason"
        source="reason"
        label="resources.ads.forms.reject.reason"
        required
        maxLength={200}
        multiline
      />,
    ],
  },
} satisfies ActionForms;
