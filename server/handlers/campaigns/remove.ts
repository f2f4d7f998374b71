import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes promotion plans; refused for a plan with ads (AD-11). */
export const remove = acting('campaign', 'delete', async ({ id }, { tx }) => {
  if ((await tx.ads.count((eb) => eb('campaign_id', '=', id))) > 0) throw refuse('CAMPAIGN_IN_USE');
});
