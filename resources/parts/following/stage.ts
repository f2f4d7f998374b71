import type { AdsOrderDetail } from '#generated/model/ads-orders/types.gen.ts';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';

/** Stage of an order on the way that its buyer follows. */
export type Stage =
  | 'unpaid'
  | 'cancelled'
  | 'unsent'
  | 'refused'
  | 'sent'
  | 'review'
  | 'waiting'
  | 'playing'
  | 'held'
  | 'stopped'
  | 'over'
  | 'settled';

/** Steps of that way, in their order. */
export const WAY = ['pay', 'upload', 'review', 'play', 'settle'] as const;

/** Step at which an order of each stage is; one beyond the last is through. */
export const STEP_AT: Record<Stage, number> = {
  cancelled: 0,
  unpaid: 0,
  unsent: 1,
  refused: 1,
  review: 2,
  sent: 3,
  waiting: 3,
  playing: 3,
  held: 3,
  stopped: 3,
  over: 4,
  settled: 5,
};

const BY_AD: Partial<Record<AdDetail['status'], Stage>> = {
  pendingApproval: 'review',
  disapproved: 'refused',
  pendingPlay: 'waiting',
  playing: 'playing',
  paused: 'stopped',
  takenDown: 'stopped',
  expired: 'over',
};

/** Returns the stage of an order; `ad` is missing where there is none yet, or nobody here may see it. */
export function stageOf(
  order: Pick<AdsOrderDetail, 'status' | 'settledAt'>,
  ad: Pick<AdDetail, 'status' | 'heldBy'> | undefined,
): Stage {
  const { status, settledAt } = order;
  if (status === 'cancelled') return 'cancelled';
  if (status === 'toBePaid') return 'unpaid';
  if (status === 'finished') return settledAt ? 'settled' : 'over';
  if (status === 'toBeUploaded') return ad?.status === 'disapproved' ? 'refused' : 'unsent';
  const byAd = ad === undefined ? undefined : BY_AD[ad.status];
  const isHeld = ad !== undefined && ad.heldBy !== null && ad.heldBy !== undefined;
  return isHeld && (byAd === 'waiting' || byAd === 'playing' || byAd === 'stopped') ? 'held' : (byAd ?? 'sent');
}
