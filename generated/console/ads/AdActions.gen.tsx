// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { adForms } from '#generated/model/ads/schema.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { AdAction, AdSlots } from './slots.gen.tsx';

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

interface AdActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly AdAction[];
  slots?: AdSlots;
}

/** The actions of one record, for pages written by hand. */
export function AdActions(props: AdActionsProps) {
  return <ActionBar meta={adMeta} forms={adActionForms} {...props} />;
}
