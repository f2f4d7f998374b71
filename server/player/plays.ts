import { uuidv7 } from '#core/uuid.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';
import { judge, type Verdict } from './playVerdict.ts';
import { snapshotOf } from './playSnapshot.ts';

export interface Recorded {
  /** The highest sequence number that is dealt with; null where there was none. */
  playAck: number | null;
  /** Refused plays by reason. */
  refused: ReadonlyMap<Verdict, number>;
}

const tally = <K>(keys: readonly K[]): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Writes each play with its verdict; returns the numbers of those that were not there before. */
async function decideOnce(
  tx: Tx,
  device: DeviceStored,
  judged: readonly (PlayRecord & { verdict: Verdict })[],
): Promise<Set<number>> {
  const rows = judged.map(({ seq, adId, slotId, key, startedAt, durationMs, verdict }) => ({
    device_id: device.id,
    seq,
    corp_id: device.corpId,
    ad_id: adId,
    slot_id: slotId,
    content_key: key,
    started_at: startedAt,
    duration_ms: durationMs,
    verdict,
    received_at: tx.now,
  }));
  const fresh = await tx.db
    .insertInto('plays')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['device_id', 'seq']).doNothing())
    .returning('seq')
    .execute();
  return new Set(fresh.map(({ seq }) => Number(seq)));
}

/**
 * Takes the plays of one sync, each once for ever by (device, sequence number), in the sync's own transaction (REP-03,
 * REP-04). What was shown whole is a proof of play with the names of its moment, and an impression of its ad; what was
 * cut, and what cannot be true, is kept with its verdict and counts nothing.
 */
export async function recordPlays(tx: Tx, device: DeviceStored, plays: readonly PlayRecord[]): Promise<Recorded> {
  if (plays.length === 0) return { playAck: null, refused: new Map() };
  const unique = [...new Map(plays.map((play) => [play.seq, play])).values()].toSorted((a, b) => a.seq - b.seq);
  const judged = await judge(tx, device, unique);
  const fresh = await decideOnce(tx, device, judged);
  const news = judged.filter(({ seq }) => fresh.has(seq));
  const counted = news.filter(({ verdict }) => verdict === 'counted');
  if (counted.length > 0) {
    const snapshots = await snapshotOf(tx, device, counted);
    const made = { corp_id: device.corpId, created_at: tx.now, updated_at: tx.now, rev: 1 };
    await tx.db
      .insertInto('proofs_of_play')
      .values(snapshots.map((snapshot) => ({ id: uuidv7(tx.now), ...made, ...snapshot })))
      .execute();
    // In one order, so that two screens that showed the same ads do not wait for each other.
    for (const [adId, count] of tally(counted.map((play) => play.adId).toSorted()))
      await addImpressions(tx, device.corpId, adId, count);
  }
  const refused = tally(news.flatMap(({ verdict }) => (verdict === 'counted' || verdict === 'cut' ? [] : [verdict])));
  return { playAck: unique.at(-1)!.seq, refused };
}

/** Beside the row's `rev`: an ad that is being edited must not go stale because it plays. */
async function addImpressions(tx: Tx, corpId: string, adId: string, count: number): Promise<void> {
  await tx.db
    .updateTable('ads')
    .set((eb) => ({ impressions: eb(eb.fn.coalesce('impressions', eb.lit(0)), '+', count) }))
    .where('corp_id', '=', corpId)
    .where('id', '=', adId)
    .execute();
}
