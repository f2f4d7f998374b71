import type { AdStored } from '#generated/server/ads.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { DEFAULT_SECONDS } from '../../player/planAd.ts';
import type { Tx } from '../../store/types.ts';

type Draft = Partial<Pick<AdStored, 'type' | 'kind' | 'materials' | 'durationS' | 'playCycleS'>>;

/** Length of one turn of an ad, seconds: all of its contents, a video to its end. */
async function lengthOf(tx: Tx, { kind, materials, durationS }: Draft): Promise<number> {
  const each = durationS ?? DEFAULT_SECONDS;
  const ids = kind === 'file' ? (materials ?? []) : [];
  if (ids.length === 0) return each;
  const rows = await tx.materials.many(ids, { fields: ['type', 'durationMs'] });
  const lengths = new Map(
    rows.map(({ id, type, durationMs }) => [id, type === 'video' && durationMs !== null ? durationMs / 1000 : each]),
  );
  return Math.ceil(ids.reduce((sum, id) => sum + (lengths.get(id) ?? each), 0));
}

/** Refuses INSERTION_TOO_LONG where an insertion fills its whole cycle, so that what is sold beside it would never play. */
export async function checkInsertion(tx: Tx, ad: Draft): Promise<void> {
  if (ad.type !== 'insertion' || !ad.playCycleS) return;
  const length = await lengthOf(tx, ad);
  if (length < ad.playCycleS) return;
  throw refuse('INSERTION_TOO_LONG', {
    data: { length, cycle: ad.playCycleS },
    sentence: {
      zh: `插播内容共${length}秒，播放周期只有${ad.playCycleS}秒，其他广告将无法播放`,
      en: `What is inserted takes ${length} s, and its cycle is ${ad.playCycleS} s: nothing else would play`,
    },
  });
}
