import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes promotion plans; the default one stays for ever, one with ads until they are gone (AD-11). */
export const remove = acting('campaign', 'delete', async ({ id, isDefault }, { tx }) => {
  if (isDefault) throw refuse('CAMPAIGN_FIXED');
  if ((await tx.ads.count((eb) => eb('campaign_id', '=', id))) > 0) throw refuse('CAMPAIGN_IN_USE');
});
