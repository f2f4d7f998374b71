import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes promotion plans; one with ads stays until they are gone (AD-11). */
export const remove = acting('campaign', 'delete', async ({ id }, { tx }) => {
  if ((await tx.ads.count((eb) => eb('campaign_id', '=', id))) > 0) throw refuse('CAMPAIGN_IN_USE');
});
