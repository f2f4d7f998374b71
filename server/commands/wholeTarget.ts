import type { ErrorName } from '#generated/model/errors.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';
import { isTarget } from '../player/targets.ts';
import type { Tx } from '../store/types.ts';

/** Target of something: screens, or what means screens (server/player/targets.ts). */
export type Target = Partial<Pick<AdStored, 'targetType' | 'targetIds'>>;

/**
 * Refuses what would reach screens that the caller does not see (PERM-05, PERM-07): all screens carry it out, also those of a
 * group or store that are somebody else's. Screens that are deleted are left out.
 *
 * @param corpId corporation of the target
 */
export async function checkWhole(
  tx: Tx,
  { targetType = 'device', targetIds = [] }: Target,
  { corpId, error = 'TARGET_BEYOND' }: { corpId: string; error?: ErrorName },
): Promise<void> {
  const where = isTarget({ targetType, targetIds });
  if (where === null) return;
  const seen = await tx.devices.count(where);
  const all = await tx.as({ kind: 'system', corpId }).devices.count(where);
  if (all > seen) throw refuse(error);
}

/**
 * The same of an ad, for a keeper: it may not reach beyond their stores (PERM-07). Whoever else makes ads need not see the screens:
 * what an ad shows, and where, is what its review looks at.
 */
export async function checkAdTarget(
  tx: Tx,
  target: Target,
  { user, corpId }: { user: SessionUser; corpId: string },
): Promise<void> {
  if (user.stores?.only === true) await checkWhole(tx, target, { corpId });
}
