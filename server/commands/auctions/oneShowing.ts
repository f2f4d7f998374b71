import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';

const SECOND_MS = 1000;
const SECONDS = limits.forecastShowing / SECOND_MS;

/**
 * Refuses what would be more than the one showing that an auction sells (MKT-10): BID_ONE_MATERIAL for several materials, BID_TOO_LONG
 * for a video that is longer; the last begun second of a film is not counted. `own` sees the materials, which are the media owner's.
 */
export async function checkOneShowing(own: Tx, materials: readonly string[]): Promise<void> {
  const ids = [...new Set(materials)];
  if (ids.length > 1) throw refuse('BID_ONE_MATERIAL');
  const found = await own.materials.many(ids, { fields: ['type', 'durationMs'] });
  if (found.some(({ type, durationMs }) => type === 'video' && (durationMs ?? 0) >= limits.forecastShowing + SECOND_MS))
    throw refuse('BID_TOO_LONG', {
      data: { most: SECONDS },
      sentence: {
        zh: `竞价每次出售 ${SECONDS} 秒的播放，请选择不超过 ${SECONDS} 秒的视频`,
        en: `A bid buys plays of ${SECONDS} seconds: choose a video that is no longer`,
      },
    });
}
