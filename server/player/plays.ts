import type { Insertable } from 'kysely';
import { uuidv7 } from '#core/uuid.ts';
import type { ToldPlay } from '#core/manifest/sync.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Technical } from '../store/database.ts';
import { insertion } from '../store/insertion.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import { countPaced } from './paces.ts';
import { judge, type JudgedPlay, type Verdict } from './playVerdict.ts';
import { snapshotOf, soldOf } from './playSnapshot.ts';
import type { BatchAnswers } from './batchAnswers.ts';
import type { Sums } from './sums.ts';

/** Plays that a screen reports. */
export interface Told {
  device: DeviceStored;
  plays: readonly ToldPlay[];
  /** Plays up to this number are done for ever. */
  playsDone: number;
}

export interface Recorded {
  /** Highest sequence number that is done. */
  playAck: number;
  /** Refused plays by reason, only those that are the device's fault. */
  refused: ReadonlyMap<Verdict, number>;
  /** Plays that were not stored, with the reason. */
  dropped: readonly { seq: number; why: Verdict }[];
}

/** Verdicts that are not stored and not reported as faults: the screen did nothing wrong. */
const BLAMELESS: readonly Verdict[] = ['brief', 'withdrawn'];

type Span = { deviceId: string; from: number; to: number };

const seqsWithin = statement<Span, { seq: number }>((db, value) =>
  db
    .selectFrom('plays')
    .select('seq')
    .where('device_id', '=', value('deviceId'))
    .where('seq', '>=', value('from'))
    .where('seq', '<=', value('to')),
);

/** Returns the sequence numbers that are stored already, others perhaps among them; their verdicts stay. `plays` by their numbers. */
async function knownPlays(tx: Tx, deviceId: string, plays: readonly ToldPlay[]): Promise<Set<number>> {
  const [from, to] = [plays[0]!.seq, plays.at(-1)!.seq];
  // A player counts its plays one by one: what it tells is a row of numbers, and the rows of a span are read by one statement.
  const isRow = to - from < 2 * plays.length;
  const rows = isRow
    ? await seqsWithin.all(tx, { deviceId, from, to })
    : await tx.db
        .selectFrom('plays')
        .select('seq')
        .where('device_id', '=', deviceId)
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

type PlayRow = Insertable<Technical['plays']>;

const keepPlays = insertion<PlayRow, Pick<PlayRow, 'device_id' | 'seq'>>(
  [
    'device_id',
    'seq',
    'corp_id',
    'ad_id',
    'slot_id',
    'content_key',
    'started_at',
    'duration_ms',
    'drift',
    'verdict',
    'received_at',
  ],
  (db, rows) =>
    db
      .insertInto('plays')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['device_id', 'seq']).doNothing())
      .returning(['device_id', 'seq']),
);

const rowOf = (
  { id, corpId }: DeviceStored,
  { seq, adId, slotId, key, startedAt, durationMs, drift, verdict }: JudgedPlay,
  now: number,
): PlayRow => ({
  device_id: id,
  seq,
  corp_id: corpId,
  ad_id: adId,
  slot_id: slotId,
  content_key: key,
  started_at: startedAt,
  duration_ms: durationMs,
  drift,
  verdict,
  received_at: now,
});

const isKept = ({ verdict }: JudgedPlay): boolean => verdict === 'counted' || verdict === 'cut';

/** Inserts the plays of many screens; returns the sequence numbers, by screen, that no concurrent sync has inserted. */
async function keepOnce(tx: Tx, judged: readonly Judged[]): Promise<Map<string, Set<number>>> {
  const rows = judged.flatMap(({ device, plays }) => plays.filter(isKept).map((play) => rowOf(device, play, tx.now)));
  const fresh = Map.groupBy(await keepPlays.all(tx, rows), ({ device_id: deviceId }) => deviceId);
  return new Map([...fresh].map(([deviceId, own]) => [deviceId, new Set(own.map(({ seq }) => seq))]));
}

/** Plays of a screen with their verdicts. */
interface Judged {
  device: DeviceStored;
  plays: readonly JudgedPlay[];
  /** Highest sequence number that it told. */
  last: number;
}

async function judged(tx: Tx, { device, plays, playsDone }: Told, shared: BatchAnswers): Promise<Judged> {
  const unique = [...new Map(plays.map((play) => [play.seq, play])).values()].toSorted((a, b) => a.seq - b.seq);
  const known = await knownPlays(tx, device.id, unique);
  const news = unique.filter(({ seq }) => seq > playsDone && !known.has(seq));
  return { device, plays: await judge(tx, device, news, shared), last: unique.at(-1)!.seq };
}

/** Counts plays that were stored for the first time: each is a proof of play and an impression. */
async function count(
  tx: Tx,
  device: DeviceStored,
  counted: readonly JudgedPlay[],
  { sums, shared }: { sums: Sums; shared: BatchAnswers },
): Promise<void> {
  if (counted.length === 0) return;
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

/**
 * Stores the plays of many screens of one corporation in the transaction of their syncs, each (device, sequence number) only once
 * ever (REP-03, REP-04). A whole play is a proof of play, with the names and the price of that moment, and an impression of its
 * ad; a cut one is stored and counts nothing. An impossible one is answered with its reason and not stored, else a device could
 * fill the database. Returns what became of them, by screen; nothing of one that told none.
 */
export async function recordPlays(
  tx: Tx,
  told: readonly Told[],
  { sums, shared }: { sums: Sums; shared: BatchAnswers },
): Promise<Map<string, Recorded>> {
  const all: Judged[] = [];
  for (const one of told) if (one.plays.length > 0) all.push(await judged(tx, one, shared));
  const fresh = await keepOnce(tx, all);
  const recorded = new Map<string, Recorded>();
  for (const { device, plays, last } of all) {
    const counted = plays.filter(({ seq, verdict }) => verdict === 'counted' && fresh.get(device.id)?.has(seq));
    await count(tx, device, counted, { sums, shared });
    const dropped = plays.flatMap((play) => (isKept(play) ? [] : [{ seq: play.seq, why: play.verdict }]));
    const refused = tally(dropped.flatMap(({ why }) => (BLAMELESS.includes(why) ? [] : [why])));
    recorded.set(device.id, { playAck: last, refused, dropped });
  }
  return recorded;
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
