import { isZone, zonedTime } from '#core/time.ts';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { markPlays } from '../commands/markPlays.ts';
import { dayAt, dayStart, hourStart } from '../policies/reportZone.ts';
import type { Store, Tx } from '../store/types.ts';

/** Plays in one transaction, and in one tick: others write in between. */
const AT_ONCE = 500;
const ROUNDS = 20;

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Verdicts under which plays were ever stored. */
const VERDICTS = ['counted', 'cut', 'overlap', 'unknownAd', 'future', 'duration'] as const;

/** Columns that all plays of one row share; names and price are those of their moment. */
const SAME = [
  'ad_id',
  'ad_name',
  'dept_id',
  'advertiser_id',
  'device_id',
  'device_name',
  'slot_id',
  'slot_name',
  'material_id',
  'material_name',
  'zone',
  'campaign_id',
  'group_id',
  'store_id',
  'district_code',
  'selling_mode',
  'price_fen',
] as const;

type Same = Record<Exclude<(typeof SAME)[number], 'price_fen'>, string | null> & { price_fen: number | null };

/** Plays of one content on one screen within an hour. */
interface Hour extends Same {
  started_at: number;
  ended_at: number;
  duration_ms: number;
  plays: number;
}

/**
 * Returns the beginning of the hour by the screen's own clock, which may differ from others by a part of an hour. An hour in
 * which a day of reports begins has two rows, so that each play stays in its day.
 */
function hourOf(at: number, zone: string | null): number {
  const minute = zone !== null && isZone(zone) ? zonedTime(at, zone).minute : new Date(at).getUTCMinutes();
  const began = Math.floor(at / 60_000) * 60_000 - (minute % 60) * 60_000;
  return dayAt(began) === dayAt(at) ? began : dayStart(dayAt(at));
}

const keyOf = (row: Same & { started_at: number }): string =>
  JSON.stringify([row.started_at, ...SAME.map((name) => row[name])]);

interface Ledger {
  corp_id: string;
  device_id: string;
  seq: number;
}

/** Returns plays whose time is over, the oldest of one verdict. */
async function dueOf(tx: Tx, before: number): Promise<Ledger[]> {
  for (const verdict of VERDICTS) {
    const rows = await tx.db
      .selectFrom('plays')
      .select(['corp_id', 'device_id', 'seq'])
      .where('verdict', '=', verdict)
      .where('received_at', '<', before)
      .orderBy('received_at')
      .limit(AT_ONCE)
      .execute();
    if (rows.length > 0) return rows;
  }
  return [];
}

/** Adds hours to those that the device has already: plays may come late. */
async function addHours(tx: Tx, corpId: string, deviceId: string, hours: ReadonlyMap<string, Hour>): Promise<void> {
  const own = tx.ofCorp(corpId);
  const there = await own
    .selectFrom('proofs_of_play')
    .select(['id', 'started_at', 'ended_at', ...SAME])
    .where('device_id', '=', deviceId)
    .where('started_at', 'in', [...new Set([...hours.values()].map((hour) => hour.started_at))])
    .where('seq', 'is', null)
    .execute();
  const known = new Map(there.map((row) => [keyOf(row as Same & { started_at: number }), row]));
  const added: Hour[] = [];
  for (const [key, hour] of hours) {
    const row = known.get(key);
    if (!row) {
      added.push(hour);
      continue;
    }
    await own
      .updateTable('proofs_of_play')
      .set((eb) => ({
        plays: eb('plays', '+', hour.plays),
        duration_ms: eb('duration_ms', '+', hour.duration_ms),
        ended_at: Math.max(row.ended_at ?? 0, hour.ended_at),
        updated_at: tx.now,
      }))
      .where('id', '=', row.id)
      .execute();
  }
  if (added.length === 0) return;
  const made = { created_at: tx.now, updated_at: tx.now, rev: 1, seq: null };
  await own
    .insertInto(
      'proofs_of_play',
      added.map((hour) => ({ id: uuidv7(tx.now), ...made, ...hour })),
    )
    .execute();
}

/** Takes these plays of one device away; returns the numbers of those that no other process has taken at the same time. */
async function takePlays(tx: Tx, deviceId: string, seqs: readonly number[]): Promise<number[]> {
  const taken = await tx.db
    .deleteFrom('plays')
    .where('device_id', '=', deviceId)
    .where('seq', 'in', seqs)
    .returning('seq')
    .execute();
  return taken.map(({ seq }) => seq);
}

/** Rolls up these plays of one device; returns how many. */
async function rollUp(tx: Tx, corpId: string, deviceId: string, due: readonly number[]): Promise<number> {
  const seqs = await takePlays(tx, deviceId, due);
  if (seqs.length === 0) return 0;
  const own = tx.ofCorp(corpId);
  const proofs = await own
    .selectFrom('proofs_of_play')
    .select(['id', 'started_at', 'ended_at', 'duration_ms', ...SAME])
    .where('device_id', '=', deviceId)
    .where('seq', 'in', seqs)
    .execute();
  const hours = new Map<string, Hour>();
  for (const { id: _id, started_at: at, ended_at: until, duration_ms: duration, ...same } of proofs) {
    const startedAt = hourOf(at ?? 0, same.zone);
    const key = keyOf({ ...same, started_at: startedAt });
    const hour = hours.get(key) ?? { ...same, started_at: startedAt, ended_at: 0, duration_ms: 0, plays: 0 };
    hour.plays += 1;
    hour.duration_ms += duration ?? 0;
    hour.ended_at = Math.max(hour.ended_at, until ?? 0);
    hours.set(key, hour);
  }
  if (hours.size > 0) await addHours(tx, corpId, deviceId, hours);
  // A clock that is a part of an hour off moves plays into an hour that begins before them.
  const moved = proofs.flatMap(({ started_at: at, zone }) =>
    hourStart(at ?? 0) === hourStart(hourOf(at ?? 0, zone)) ? [] : [at ?? 0, hourOf(at ?? 0, zone)],
  );
  await markPlays(
    tx,
    moved.map((at) => ({ corpId, deviceId, at })),
  );
  const ids = proofs.map(({ id }) => id);
  if (ids.length > 0) await own.deleteFrom('proofs_of_play').where('id', 'in', ids).execute();
  const last = Math.max(...seqs);
  // A player tells its plays in order: what it tells again of these or of earlier ones was counted.
  await tx.db
    .updateTable('device_keys')
    .set({ plays_done: last })
    .where('device_id', '=', deviceId)
    .where((eb) => eb.or([eb('plays_done', 'is', null), eb('plays_done', '<', last)]))
    .execute();
  return seqs.length;
}

type OfDevice = readonly [string, readonly Ledger[]];

/** One order for all processes, that of syncs (player/news.ts), so that two of them cannot wait for each other in a ring. */
const byDevice = ([a, [first]]: OfDevice, [b, [second]]: OfDevice): number =>
  first!.corp_id + a < second!.corp_id + b ? -1 : 1;

/**
 * Rolls up plays that were received longer ago than they are kept (REP-07): one row for those of a content, slot and
 * screen within an hour. Sums stay what they were at every moment, since a play leaves in the transaction in which its
 * hour gets it. Returns the number of plays.
 */
export async function rollUpPlays(store: Store, now: number, rounds: number = ROUNDS): Promise<number> {
  let rolled = 0;
  for (let round = 0; round < rounds; round += 1) {
    const due = await store.write(SYSTEM, async (tx) => {
      const rows = await dueOf(tx, now - limits.playsKept);
      let count = 0;
      for (const [deviceId, own] of [...Map.groupBy(rows, (row) => row.device_id)].toSorted(byDevice))
        count += await rollUp(
          tx,
          own[0]!.corp_id,
          deviceId,
          own.map(({ seq }) => seq),
        );
      return { count, isAll: rows.length < AT_ONCE };
    });
    rolled += due.count;
    if (due.isAll) break;
  }
  return rolled;
}
