import { checkWhole } from '../../commands/wholeTarget.ts';
import { updating } from '../verbs.ts';

/**
 * Updates a store. A keeper sees all its screens, so nobody makes a keeper of a store with screens that they do not see
 * themselves. To refuse only oneself, as with control rights, would be passed by: two colleagues name each other. A new
 * store has no screens yet.
 */
export const update = updating('store', async ({ id, corpId, keeperId }, merged, { tx }) => {
  if (merged.keeperId === null || merged.keeperId === keeperId) return;
  await checkWhole(
    tx,
    { targetType: 'store', targetIds: [id] },
    { corpId, error: 'SCOPE_TOO_WIDE', field: 'keeperId' },
  );
});
