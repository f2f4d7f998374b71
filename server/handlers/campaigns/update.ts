import { checkPlan } from '../../commands/promotion/frame.ts';
import { updating } from '../verbs.ts';

/** Changes a promotion plan; its days and its budget stay around those of its groups and their orders (ADS-04). */
export const update = updating('campaign', async (before, merged, { tx }) => {
  await checkPlan(tx, before, merged);
});
