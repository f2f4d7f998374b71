// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { AdSlotAction, AdSlotSlots } from './slots.gen.tsx';

interface AdSlotActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly AdSlotAction[];
  slots?: AdSlotSlots;
}

/** The actions of one record, for pages written by hand. */
export function AdSlotActions(props: AdSlotActionsProps) {
  return <ActionBar meta={adSlotMeta} {...props} />;
}
