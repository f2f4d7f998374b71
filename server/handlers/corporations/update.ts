import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import type { CorporationStored } from '#generated/server/corporations.gen.ts';
import { moveTrialEnd } from '../../commands/givePoints.ts';
import { isBelow } from '../../commands/treeOrder.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { update as updateRow } from '../crud/update.ts';

/**
 * Changes an enterprise; never to stand below itself, nor below nobody: whoever looks after it would see it no more, and
 * one's own place is a superior's business.
 */
export const update = handler('corporation.update', async (context) => {
  const { input, tx, user } = context;
  if (input.superiorId === null && (await tx.corporations.one(input.id, { lock: 'change' }))?.superiorId)
    throw refuse('CORPORATION_LET_GO');
  const tree = {
    name: 'corporations',
    table: tx.as({ kind: 'system', corpId: null }).corporations,
    parentOf: ({ superiorId }: CorporationStored) => superiorId,
  };
  if (input.superiorId && (await isBelow(tx, tree, input.id, input.superiorId))) throw refuse('CORPORATION_IN_ITSELF');
  const row = await updateRow(corporationMeta, context);
  const { customerType, trialEndAt } = row as unknown as CorporationStored;
  if (input.trialEndAt !== undefined && customerType === 'mediaOwner' && trialEndAt !== null)
    await moveTrialEnd(tx.as({ kind: 'system', corpId: null }), { corpId: input.id, giverId: user.corpId, trialEndAt });
  return row;
});
