// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { AdSlotAction, AdSlotSlots } from './slots.gen.tsx';

/** What its actions ask for beside the records. */
export const adSlotActionForms = {} satisfies ActionForms;

interface AdSlotActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly AdSlotAction[];
  slots?: AdSlotSlots;
}

/** The actions of one record, for pages written by hand. */
export function AdSlotActions(props: AdSlotActionsProps) {
  return <ActionBar meta={adSlotMeta} forms={adSlotActionForms} {...props} />;
}
