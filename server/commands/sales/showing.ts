import { isLongerThan } from '#core/sales/showing.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';

const SECOND_MS = 1000;

/** Returns the length of one showing that a slot sells, or an order bought, milliseconds (LAY-06). */
export const showingMs = ({ showingS }: { showingS?: number | null }): number =>
  (showingS ?? 0) > 0 ? (showingS ?? 0) * SECOND_MS : limits.forecastShowing;

/**
 * Refuses materials that would play longer than what an order bought: VIDEO_TOO_LONG for a video longer than one showing; BID_ONE_MATERIAL for several materials of a bid, which buys single plays (MKT-10). `own` sees the
 * materials, which are the media owner's.
 */
export async function checkShowing(
  own: Tx,
  order: Pick<AdsOrderStored, 'sellingMode' | 'showingS'>,
  materials: readonly string[],
): Promise<void> {
  const ids = [...new Set(materials)];
  if (order.sellingMode === 'rtb' && ids.length > 1) throw refuse('BID_ONE_MATERIAL');
  const most = showingMs(order);
  const found = await own.materials.many(ids, { fields: ['type', 'durationMs'] });
  if (!found.some((material) => isLongerThan(material, most))) return;
  const seconds = most / SECOND_MS;
  throw refuse('VIDEO_TOO_LONG', {
    data: { most: seconds },
    sentence: {
      zh: `每次播放售出 ${seconds} 秒，请选择不超过 ${seconds} 秒的视频`,
      en: `One showing is ${seconds} seconds: choose videos that are no longer`,
    },
  });
}
