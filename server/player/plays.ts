import { uuidv7 } from '#core/uuid.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';
import { countPaced } from './paces.ts';
import { judge, type JudgedPlay, type Verdict } from './playVerdict.ts';
import { snapshotOf, soldOf } from './playSnapshot.ts';
import type { BatchAnswers } from './batchAnswers.ts';
import type { Sums } from './sums.ts';

export interface Recorded {
  /** Highest sequence number that is done; null if there was none. */
  playAck: number | null;
  /** Refused plays by reason, only those that are the device's fault. */
  refused: ReadonlyMap<Verdict, number>;
  /** Plays that were not stored, with the reason. */
  dropped: readonly { seq: number; why: Verdict }[];
}

/** Verdicts that are not stored and not reported as faults: the screen did nothing wrong. */
const BLAMELESS: readonly Verdict[] = ['brief', 'withdrawn'];

/** Returns the sequence numbers that are stored already; their verdicts stay. */
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

/** Inserts each play with its verdict; returns the sequence numbers that no concurrent sync has inserted. */
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
 * Stores the plays of one sync in the sync's own transaction, each (device, sequence number) only once ever (REP-03,
 * REP-04). A whole play is a proof of play, with the names and the price of that moment, and an impression of its ad; a cut one is
 * stored and counts nothing. An impossible one is answered with its reason and not stored, else a device could fill the
 * database.
 */
export async function recordPlays(
  tx: Tx,
  device: DeviceStored,
  plays: readonly PlayRecord[],
  { sums, shared, playsDone }: { sums: Sums; shared: BatchAnswers; playsDone: number },
): Promise<Recorded> {
  if (plays.length === 0) return { playAck: null, refused: new Map(), dropped: [] };
  const unique = [...new Map(plays.map((play) => [play.seq, play])).values()].toSorted((a, b) => a.seq - b.seq);
  const known = await knownPlays(tx, device, unique);
  const judged = await judge(
    tx,
    device,
    unique.filter(({ seq }) => seq > playsDone && !known.has(seq)),
    shared,
  );
  const isKept = ({ verdict }: JudgedPlay): boolean => verdict === 'counted' || verdict === 'cut';
  const fresh = await keepOnce(tx, device, judged.filter(isKept));
  const news = judged.filter(({ seq }) => fresh.has(seq));
  const counted = news.filter(({ verdict }) => verdict === 'counted');
  if (counted.length > 0) {
    const sold = await shared.once(
      'sold',
      counted.map(({ adId }) => adId),
      (ids) => soldOf(tx, device.corpId, ids),
    );
    const snapshots = await snapshotOf(tx, device, counted, { sold, shared });
    const made = { created_at: tx.now, updated_at: tx.now, rev: 1 };
    sums.proved(
      device.corpId,
      snapshots.map((snapshot) => ({ id: uuidv7(tx.now), ...made, ...snapshot })),
    );
    const paced = counted.flatMap(({ adId, startedAt }) => {
      const order = sold.get(adId);
      return order?.sellingMode === 'cpm' ? [{ orderId: order.orderId, startedAt }] : [];
    });
    await countPaced(tx, device, paced);
    for (const { adId, startedAt } of counted)
      sums.played({ corpId: device.corpId, deviceId: device.id, at: startedAt }, adId);
  }
  const dropped = judged.flatMap((play) => (isKept(play) ? [] : [{ seq: play.seq, why: play.verdict }]));
  const refused = tally(dropped.flatMap(({ why }) => (BLAMELESS.includes(why) ? [] : [why])));
  return { playAck: unique.at(-1)!.seq, refused, dropped };
}

/**
 * Adds plays to their ads and promotion plans (AD-11), and to `groups` those of each group of an advertiser's, without changing `rev`: a play must not cause a conflict for
 * somebody who edits the ad. Rows are updated in one order, so that two screens with the same ads cannot deadlock.
 */
export async function addImpressions(
  tx: Tx,
  corpId: string,
  counts: ReadonlyMap<string, number>,
  groups: Map<string, number>,
): Promise<void> {
  const own = tx.ofCorp(corpId);
  const plans = new Map<string, number>();
  for (const [adId, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const ad = await own
      .updateTable('ads')
      .set((eb) => ({ impressions: eb(eb.fn.coalesce('impressions', eb.lit(0)), '+', count) }))
      .where('id', '=', adId)
      .returning(['campaign_id', 'promotion_group_id'])
      .executeTakeFirst();
    const plan = ad?.campaign_id;
    const group = ad?.promotion_group_id;
    if (group) groups.set(group, (groups.get(group) ?? 0) + count);
    if (plan) plans.set(plan, (plans.get(plan) ?? 0) + count);
  }
  for (const [plan, count] of [...plans].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await own
      .updateTable('campaigns')
      .set((eb) => ({ impressions: eb(eb.fn.coalesce('impressions', eb.lit(0)), '+', count) }))
      .where('id', '=', plan)
      .execute();
}
