import { includes } from '#core/entity/guard.ts';
import type { CorporationStored } from '#generated/server/corporations.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';
import type { Tx } from '../store/types.ts';
import { isPlatform } from './givePoints.ts';

/**
 * Refuses an edition above that of whoever gives it, with EDITION_ABOVE_GIVER: what an enterprise has not bought it cannot
 * pass on (ENT-11). The platform gives every edition. `tx` sees the whole platform.
 */
export async function checkEditionGiven(
  tx: Tx,
  { corpId, edition: own }: Pick<SessionUser, 'corpId' | 'edition'>,
  given: CorporationStored['edition'],
): Promise<void> {
  if (!includes(own, given ?? undefined) && !(await isPlatform(tx, corpId))) throw refuse('EDITION_ABOVE_GIVER');
}
