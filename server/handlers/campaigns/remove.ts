import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes promotion plans; refused for a plan with ads (AD-11), or with groups (ADS-04). */
export const remove = acting('campaign', 'delete', async ({ id, corpId }, { tx }) => {
  if ((await tx.ads.count((eb) => eb('campaign_id', '=', id))) > 0) throw refuse('CAMPAIGN_IN_USE');
  const own = tx.as({ kind: 'system', corpId });
  if ((await own.promotionGroups.count((eb) => eb('campaign_id', '=', id))) > 0) throw refuse('PLAN_HAS_GROUPS');
});
