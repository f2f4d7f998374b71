// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import { campaignMeta } from '#generated/model/campaigns/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { CampaignAction, CampaignSlots } from './slots.gen.tsx';

interface CampaignActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly CampaignAction[];
  slots?: CampaignSlots;
}

/** The actions of one record, for pages written by hand. */
export function CampaignActions(props: CampaignActionsProps) {
  return <ActionBar meta={campaignMeta} {...props} />;
}
