import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { endAfter, isPlatform, makePoints, movePoints } from '../../commands/givePoints.ts';
import { displayOf } from '../../policies/changes.ts';
import { batch } from '../batch.ts';

/**
 * Gives points to an enterprise (ENT-11). The platform makes them, for itself too; any other superior moves its own
 * free ones, so that what is sold to it is not multiplied. Nobody but a superior does.
 */
export const issuePoints = handler('corporation.issuePoints', (context) => {
  const { input, tx, user } = context;
  const type = input.pointType ?? 'android';
  const { count } = input;
  const years = input.years ?? 1;
  const platform = tx.as({ kind: 'system', corpId: null });
  return batch(context, async (id, { log }) => {
    const corporation = await tx.corporations.one(id);
    if (!corporation) throw refuse('NOT_FOUND');
    const makes = await isPlatform(platform, user.corpId);
    if (id === user.corpId && !makes) throw refuse('CORPORATION_NOT_BELOW');
    if (makes) await makePoints(platform, id, { type, count, years, expireAt: endAfter(tx.now, years), trial: false });
    else if ((await movePoints(platform, { from: user.corpId, to: id, type, count })) < count)
      throw refuse('POINTS_TOO_FEW');
    log({
      targetId: id,
      targetName: displayOf(corporationMeta, corporation),
      after: { pointType: type, count, years },
    });
  });
});
