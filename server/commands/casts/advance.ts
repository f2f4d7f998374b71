import { castMeta } from '#generated/model/casts/meta.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { CastStored } from '#generated/server/casts.gen.ts';
import { predicateContext } from '../../policies/logic.ts';
import { settle } from '../../policies/settle.ts';
import { tableOf } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';

/**
 * Moves a cast on that was paid, or costs nothing: to its review, or where its owner wants none, to its turn on the screen;
 * the next round of server/jobs/casts.ts gives it to the screen. `own` sees its enterprise. Returns it as it then is.
 */
export async function advance(own: Tx, cast: CastStored): Promise<CastStored> {
  const until = own.now + (cast.needsReview === false ? limits.castShow : limits.castReview);
  const paidAt = cast.amountFen === 0 ? null : own.now;
  const paid = await own.casts.update(cast.id, { paidAt, until });
  if (!paid) return cast;
  const context = predicateContext({ now: own.now, user: null });
  return (await settle(tableOf(own, 'cast'), castMeta, paid as never, context)) as unknown as CastStored;
}
