import type { AdStored } from '#generated/server/ads.gen.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import type { HandlerContext } from '../../call/types.ts';
import { acting } from '../verbs.ts';

/** Pauses or starts an ad and notifies its screens: a paused ad leaves them with their next sync (AD-17). */
async function play({ id }: { id: string }, { tx, services }: Pick<HandlerContext<unknown>, 'tx' | 'services'>) {
  await hintAds(tx, services.hints, [id]);
  return { effects: (after: AdStored) => noteHold(tx, after) };
}

export const pause = acting('ad', 'pause', play);
export const start = acting('ad', 'start', play);
