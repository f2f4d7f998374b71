import { MOST_TURNS } from '#core/manifest/manifest.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';
import type { ScreenProgramme } from './manifest.ts';

const NONE: ReadonlyMap<string, readonly number[]> = new Map();

/**
 * Returns the turns that ads have won on a screen and that may still begin (MKT-10), in order, by ad. Only a screen with an ad that bids
 * is asked for: to all others auctions cost nothing.
 */
export async function turnsWon(
  tx: Tx,
  { id, corpId }: Pick<DeviceStored, 'id' | 'corpId'>,
  { programme }: ScreenProgramme,
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (!programme.shown.items.some(({ insertion }) => insertion?.at)) return NONE;
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom('auctions')
    .select(['ad_id', 'due_at'])
    .where('device_id', '=', id)
    .where('status', '=', 'won')
    .where('due_at', '>', tx.now - limits.auctionWindow)
    .orderBy('due_at')
    .limit(MOST_TURNS)
    .execute();
  return byAd(rows);
}

const byAd = (
  rows: readonly { ad_id: string | null; due_at: number | null }[],
): ReadonlyMap<string, readonly number[]> =>
  new Map(
    [...Map.groupBy(rows, ({ ad_id: adId }) => adId ?? '')]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([adId, own]) => [adId, own.map(({ due_at: dueAt }) => dueAt ?? 0)]),
  );

/** Turns of one screen within some days; it has no more in a day (limits.auctionEvery). */
const MOST_KEPT = 10_000;

/** Returns the turns that ads won on a screen between two instants, shown or not, in order, by ad: for who explains a moment (AD-19). */
export async function turnsKept(
  tx: Tx,
  { id, corpId }: Pick<DeviceStored, 'id' | 'corpId'>,
  { from, to }: { from: number; to: number },
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom('auctions')
    .select(['ad_id', 'due_at'])
    .where('device_id', '=', id)
    .where('status', 'in', ['won', 'played', 'lapsed'])
    .where('due_at', '>', from)
    .where('due_at', '<', to)
    .orderBy('due_at')
    .limit(MOST_KEPT)
    .execute();
  return byAd(rows);
}
