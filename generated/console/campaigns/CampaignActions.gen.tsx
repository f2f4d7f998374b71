// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import { campaignMeta } from '#generated/model/campaigns/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { CampaignAction, CampaignSlots } from './slots.gen.tsx';

/** What its actions ask for beside the records. */
export const campaignActionForms = {} satisfies ActionForms;

interface CampaignActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly CampaignAction[];
  slots?: CampaignSlots;
}

/** The actions of one record, for pages written by hand. */
export function CampaignActions(props: CampaignActionsProps) {
  return <ActionBar meta={campaignMeta} forms={campaignActionForms} {...props} />;
}
