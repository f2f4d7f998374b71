import { uuidv7 } from '#core/uuid.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';
import { judge, type JudgedPlay, type Verdict } from './playVerdict.ts';
import { snapshotOf } from './playSnapshot.ts';

export interface Recorded {
  /** The highest sequence number that is dealt with; null where there was none. */
  playAck: number | null;
  /** Refused plays by reason, of those that are the device's fault. */
  refused: ReadonlyMap<Verdict, number>;
  /** Every play that was not kept, and why. */
  dropped: readonly { seq: number; why: Verdict }[];
}

/** Verdicts that are not stored and not reported as faults: the screen did nothing wrong. */
const BLAMELESS: readonly Verdict[] = ['brief', 'withdrawn'];

/** Returns the numbers of these plays that are known already: what was decided of them stays. */
async function knownPlays(tx: Tx, device: DeviceStored, plays: readonly PlayRecord[]): Promise<Set<number>> {
  const rows = await tx.db
    .selectFrom('plays')
    .select('seq')
    .where('device_id', '=', device.id)
    .where(
      'seq',
      'in',
      plays.map(({ seq }) => seq),
    )
    .execute();
  return new Set(rows.map(({ seq }) => seq));
}

const tally = <K>(keys: readonly K[]): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Writes each play with its verdict; returns the numbers of those that no sync at the same moment has brought. */
async function keepOnce(tx: Tx, device: DeviceStored, judged: readonly JudgedPlay[]): Promise<Set<number>> {
  if (judged.length === 0) return new Set();
  const rows = judged.map(({ seq, adId, slotId, key, startedAt, durationMs, drift, verdict }) => ({
    device_id: device.id,
    seq,
    corp_id: device.corpId,
    ad_id: adId,
    slot_id: slotId,
    content_key: key,
    started_at: startedAt,
    duration_ms: durationMs,
    drift,
    verdict,
    received_at: tx.now,
  }));
  const fresh = await tx.db
    .insertInto('plays')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['device_id', 'seq']).doNothing())
    .returning('seq')
    .execute();
  return new Set(fresh.map(({ seq }) => seq));
}

/**
 * Takes the plays of one sync, each once for ever by (device, sequence number), in the sync's own transaction (REP-03,
 * REP-04). What was shown whole is a proof of play with the names of its moment, and an impression of its ad; what was
 * cut is kept and counts nothing. What cannot be true is answered with its reason and kept nowhere: a device could fill
 * the store with it.
 */
export async function recordPlays(tx: Tx, device: DeviceStored, plays: readonly PlayRecord[]): Promise<Recorded> {
  if (plays.length === 0) return { playAck: null, refused: new Map(), dropped: [] };
  const unique = [...new Map(plays.map((play) => [play.seq, play])).values()].toSorted((a, b) => a.seq - b.seq);
  const known = await knownPlays(tx, device, unique);
  const judged = await judge(
    tx,
    device,
    unique.filter(({ seq }) => !known.has(seq)),
  );
  const isKept = ({ verdict }: JudgedPlay): boolean => verdict === 'counted' || verdict === 'cut';
  const fresh = await keepOnce(tx, device, judged.filter(isKept));
  const news = judged.filter(({ seq }) => fresh.has(seq));
  const counted = news.filter(({ verdict }) => verdict === 'counted');
  if (counted.length > 0) {
    const snapshots = await snapshotOf(tx, device, counted);
    const made = { created_at: tx.now, updated_at: tx.now, rev: 1 };
    await tx
      .ofCorp(device.corpId)
      .insertInto(
        'proofs_of_play',
        snapshots.map((snapshot) => ({ id: uuidv7(tx.now), ...made, ...snapshot })),
      )
      .execute();
    await addImpressions(tx, device.corpId, tally(counted.map((play) => play.adId)));
  }
  const dropped = judged.flatMap((play) => (isKept(play) ? [] : [{ seq: play.seq, why: play.verdict }]));
  const refused = tally(dropped.flatMap(({ why }) => (BLAMELESS.includes(why) ? [] : [why])));
  return { playAck: unique.at(-1)!.seq, refused, dropped };
}

/**
 * Adds plays to their ads and to the promotion plans of these (AD-11), beside the rows' `rev`: an ad that is being edited
 * must not go stale because it plays. Rows are taken in one order, so that two screens that showed the same ads do not
 * wait for each other.
 */
async function addImpressions(tx: Tx, corpId: string, counts: ReadonlyMap<string, number>): Promise<void> {
  const own = tx.ofCorp(corpId);
  const plans = new Map<string, number>();
  for (const [adId, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const ad = await own
      .updateTable('ads')
      .set((eb) => ({ impressions: eb(eb.fn.coalesce('impressions', eb.lit(0)), '+', count) }))
      .where('id', '=', adId)
      .returning('campaign_id')
      .executeTakeFirst();
    const plan = ad?.campaign_id;
    if (plan) plans.set(plan, (plans.get(plan) ?? 0) + count);
  }
  for (const [plan, count] of [...plans].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await own
      .updateTable('campaigns')
      .set((eb) => ({ impressions: eb(eb.fn.coalesce('impressions', eb.lit(0)), '+', count) }))
      .where('id', '=', plan)
      .execute();
}
