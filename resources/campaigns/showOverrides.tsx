import type { CampaignSlots } from '#generated/console/campaigns/slots.gen.tsx';
import { ReportLink } from '../parts/ReportLink.tsx';

/** A plan leads to what its ads played. */
export const slots: CampaignSlots = { show: { toolbar: <ReportLink by="plan" perm="campaign.view" /> } };
