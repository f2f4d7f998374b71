import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { isBelow } from '../../commands/treeOrder.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { update as updateRow } from '../crud/update.ts';

/**
 * Changes an enterprise; never to stand below itself, nor below nobody: whoever looks after it would see it no more, and
 * one's own place is a superior's business.
 */
export const update = handler('corporation.update', async (context) => {
  const { input, tx } = context;
  if (input.superiorId === null && (await tx.corporations.one(input.id))?.superiorId)
    throw refuse('CORPORATION_LET_GO');
  const all = tx.as({ kind: 'system', corpId: null }).corporations;
  if (input.superiorId && (await isBelow(all, ({ superiorId }) => superiorId, input.id, input.superiorId)))
    throw refuse('CORPORATION_IN_ITSELF');
  return updateRow(corporationMeta, context);
});
