import type { CorporationStored } from '#generated/server/corporations.gen.ts';
import { checkEditionGiven } from '../../commands/giveEdition.ts';
import { moveTrialEnd } from '../../commands/givePoints.ts';
import { isBelow } from '../../commands/treeOrder.ts';
import { refuse } from '../../call/refuse.ts';
import { updating } from '../verbs.ts';

const parentOf = ({ superiorId }: CorporationStored) => superiorId;

/**
 * Updates a corporation. Refuses to move it below itself or to the top, where its superiors could no longer see it; the
 * caller's own parent is for a superior to change.
 */
export const update = updating('corporation', async (before, { id, superiorId, edition }, { tx, user, input }) => {
  const platform = tx.as({ kind: 'system', corpId: null });
  if (edition !== before.edition) await checkEditionGiven(platform, user, edition);
  if (superiorId !== before.superiorId) {
    if (superiorId === null) throw refuse('CORPORATION_LET_GO');
    const tree = { name: 'corporations', table: platform.corporations, parentOf };
    if (await isBelow(tx, tree, id, superiorId)) throw refuse('CORPORATION_IN_ITSELF');
  }
  return {
    effects: async ({ customerType, trialEndAt }) => {
      if (input.trialEndAt !== undefined && customerType === 'mediaOwner' && trialEndAt !== null)
        await moveTrialEnd(
          platform,
          { corpId: id, giverId: user.corpId, trialEndAt },
          { begins: before.trialEndAt === null },
        );
    },
  };
});
