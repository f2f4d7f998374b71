import { MAX_CONTENT_MS } from '#core/manifest/manifest.ts';
import type { ToldPlay } from '#core/manifest/sync.ts';
import { zoneOr } from '#core/time.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { TechnicalDb } from '../store/database.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import { holdsOf, type Hold } from './holds.ts';
import { issuesFor, SHORTEST_MS, type Issue } from './issues.ts';
import { playedSlots, wasShut, type PlayedSlot } from './playPlaces.ts';
import { beyondHours } from './rolledHours.ts';
import type { BatchAnswers } from './batchAnswers.ts';
import { contentHolds, takeDownHolds } from './takeDowns.ts';

/**
 * Verdict on a reported play. Only the first two are stored. `brief`: too short for anybody to see; `withdrawn`: shown
 * after its ad was taken down, by a screen that did not know yet; `unreadable`: a newer player says of it what this
 * version does not know. All others cannot be true.
 */
export type Verdict =
  | 'counted'
  | 'cut'
  | 'brief'
  | 'withdrawn'
  | 'unreadable'
  | 'unknownAd'
  | 'unknownPlace'
  | 'early'
  | 'outside'
  | 'future'
  | 'duration'
  | 'overlap';

export interface JudgedPlay extends ToldPlay {
  verdict: Verdict;
  /** As the column `drift` of table `plays`. */
  drift: number;
}

/** Tolerance for the device's clock, milliseconds. */
const CLOCK_SLACK_MS = 60_000;
/** Longest possible play, milliseconds: timers run late, and a video may stall before it is ended. */
const LONGEST_MS = MAX_CONTENT_MS + 60_000;
/** Milliseconds by which all plays of a slot together may exceed the time that there was. */
const DRIFT_MS = 2000;
/** Most stored plays between the first and the last play of one report; an honest player never has more. */
const MOST_BETWEEN = 5000;

/** Play that is already stored. */
interface Shown {
  startedAt: number;
  durationMs: number;
  drift: number;
}

const covers = ({ since, until }: Pick<Hold, 'since' | 'until'>, at: number, slackMs: number): boolean =>
  at >= since - slackMs && at <= (until ?? Number.POSITIVE_INFINITY) + slackMs;

/** Returns the issue that allows a play, or the reason why no issue does. */
function issueOf({ slotId, key, startedAt }: ToldPlay, issues: readonly Issue[]): Issue | Verdict {
  if (issues.length === 0) return 'unknownAd';
  const here = issues.filter((one) => one.slotId === null || (one.slotId === slotId && one.key === key));
  if (here.length === 0) return 'unknownPlace';
  const then = here.filter((one) => covers(one, startedAt, CLOCK_SLACK_MS));
  if (then.length === 0) return here.every(({ since }) => startedAt < since) ? 'early' : 'withdrawn';
  return (
    then.find(({ startAt, endAt }) => startedAt >= startAt - CLOCK_SLACK_MS && startedAt <= endAt + CLOCK_SLACK_MS) ??
    'outside'
  );
}

const heldFrom = ({ since, until, isTakenDown }: Omit<Hold, 'adId'>) => ({
  since: isTakenDown ? since : since + CLOCK_SLACK_MS,
  until,
});

/** Facts of the ad and the slot of a play. */
interface Known {
  issues: readonly Issue[];
  holds: readonly Omit<Hold, 'adId'>[];
  /** Undefined for an ad that takes the whole screen: no slot's hours bound it. */
  slot: PlayedSlot | undefined;
  zone: string;
}

/** Returns the verdict on a play by itself, without regard to other plays. */
function plain(play: ToldPlay, now: number, { issues, holds, slot, zone }: Known): Verdict {
  const { startedAt, durationMs, outcome } = play;
  if (outcome === null) return 'unreadable';
  const issue = issueOf(play, issues);
  if (typeof issue === 'string') return issue;
  if (wasShut(slot, { at: startedAt, since: issue.since, zone, slackMs: CLOCK_SLACK_MS })) return 'outside';
  if (startedAt + Math.max(0, durationMs) > now + CLOCK_SLACK_MS) return 'future';
  // A screen may need that long to learn of it and stop.
  if (holds.some((hold) => (hold.key ?? play.key) === play.key && covers(heldFrom(hold), startedAt, 0)))
    return 'withdrawn';
  if (durationMs < 0 || durationMs > LONGEST_MS) return 'duration';
  if (outcome === 'complete') return durationMs < issue.leastMs ? 'duration' : 'counted';
  return durationMs < SHORTEST_MS ? 'brief' : 'cut';
}

const byStart = (a: Shown, b: Shown): number => a.startedAt - b.startedAt;

type ShownRow = { started_at: number; duration_ms: number; drift: number | null };

const readShown = (row: ShownRow): Shown => ({
  startedAt: row.started_at,
  durationMs: row.duration_ms,
  drift: row.drift ?? 0,
});

/** Older servers stored refused plays as well. */
const COUNTED = ['counted', 'cut'] as const;

type Around = { deviceId: string; slotId: string; from: number; to: number };

/** Returns the plays that a slot of a device keeps. */
const countedPlays = (db: TechnicalDb, value: (name: 'deviceId' | 'slotId') => string) =>
  db
    .selectFrom('plays')
    .select(['started_at', 'duration_ms', 'drift'])
    .where('device_id', '=', value('deviceId'))
    .where('slot_id', '=', value('slotId'))
    .where('verdict', 'in', COUNTED);

const playBefore = statement<Around, ShownRow>((db, value) =>
  countedPlays(db, value).where('started_at', '<', value('from')).orderBy('started_at', 'desc').limit(1),
);

const playsBetween = statement<Around, ShownRow>((db, value) =>
  countedPlays(db, value)
    .where('started_at', '>=', value('from'))
    .where('started_at', '<=', value('to'))
    .orderBy('started_at')
    .limit(MOST_BETWEEN + 1),
);

/**
 * Returns the stored plays of a place around a report: the last one before it, and those between its first and last
 * play. Stored plays of a place never overlap, so earlier ones cannot matter. Those that were rolled up are not among them
 * (rolledHours.ts). Null if there are too many.
 */
async function shownAround(
  tx: Tx,
  device: DeviceStored,
  slotIds: readonly string[],
  plays: readonly JudgedPlay[],
): Promise<Shown[] | null> {
  const from = plays[0]!.startedAt;
  const to = Math.max(...plays.map(({ startedAt, durationMs }) => startedAt + durationMs));
  const rows = await Promise.all(
    slotIds.map(async (slotId) => {
      const place = { deviceId: device.id, slotId, from, to };
      const [before, between] = await Promise.all([playBefore.all(tx, place), playsBetween.all(tx, place)]);
      return { before, between };
    }),
  );
  const between = rows.flatMap((one) => one.between);
  const before = rows.flatMap((one) => one.before).toSorted((a, b) => b.started_at - a.started_at);
  return between.length > MOST_BETWEEN ? null : [...before.slice(0, 1), ...between].map(readShown).toSorted(byStart);
}

/**
 * Refuses plays of one place that would need more time than there was. `plays` and `shown` are sorted by start and read
 * once. Excess time of a play is carried on to the next, so that small excesses cannot add up.
 */
function fitIn(plays: readonly JudgedPlay[], shown: readonly Shown[]): void {
  let at = 0;
  /** Time until which the place is occupied, including excess time. */
  let taken = Number.NEGATIVE_INFINITY;
  for (const play of plays) {
    for (; at < shown.length && shown[at]!.startedAt <= play.startedAt; at += 1) {
      const { startedAt, durationMs, drift } = shown[at]!;
      taken = Math.max(taken, startedAt + durationMs + drift);
    }
    const slackMs = Math.min(DRIFT_MS, play.durationMs / 2);
    const drift = Math.max(0, taken - play.startedAt);
    const ahead = play.startedAt + play.durationMs - (shown[at]?.startedAt ?? Number.POSITIVE_INFINITY);
    if (drift > slackMs || ahead > slackMs) {
      play.verdict = 'overlap';
      continue;
    }
    play.drift = Math.round(drift);
    taken = play.startedAt + drift + play.durationMs;
  }
}

const hasHours = (slots: ReadonlyMap<string, PlayedSlot>): boolean =>
  [...slots.values()].some(({ scenario }) => scenario.opens);

/** Returns those of these ads that take the whole screen. */
async function emergenciesOf(tx: Tx, adIds: readonly string[]): Promise<ReadonlySet<string>> {
  const ads = await tx.ads.many(adIds, { fields: ['type'] });
  return new Set(ads.flatMap(({ id, type }) => (type === 'emergency' ? [id] : [])));
}

/**
 * Returns the verdict on each play (REP-03). A play counts only if its content was issued to this device for that slot,
 * within the period of the ad, while the slot is open, and not while the ad was taken down, if it is not in the future, long enough, and if all
 * plays of a place fit into the time that there was. Earlier plays win. `plays` are new: no sequence number is stored
 * yet. `shared`: of the same enterprise.
 */
export async function judge(
  tx: Tx,
  device: DeviceStored,
  plays: readonly ToldPlay[],
  shared: BatchAnswers,
): Promise<JudgedPlay[]> {
  if (plays.length === 0) return [];
  const adIds = [...new Set(plays.map(({ adId }) => adId))];
  const slotIds = [...new Set(plays.map(({ slotId }) => slotId))];
  const keys = [...new Set(plays.map(({ key }) => key))];
  const [issues, holds, orders, contents, slots] = await Promise.all([
    issuesFor(tx, device, adIds),
    shared.once('holds', adIds, (ids) => holdsOf(tx, ids)),
    shared.once('takeDowns', adIds, (ids) => takeDownHolds(tx, device.corpId, ids)),
    shared.once('contents', keys, (ids) => contentHolds(tx, device.corpId, ids)),
    shared.once('slots', slotIds, (ids) => playedSlots(tx, device.corpId, ids)),
  ]);
  // Not queried if all slots are always open.
  const filling = hasHours(slots)
    ? await shared.once('emergencies', adIds, (ids) => emergenciesOf(tx, ids))
    : new Set<string>();
  const zone = zoneOr(device.zone);
  const issuesBy = Map.groupBy(issues, ({ adId }) => adId);
  const holdsBy = Map.groupBy([...holds, ...orders], ({ adId }) => adId);
  const judged = plays.map((play): JudgedPlay => ({
    ...play,
    verdict: plain(play, tx.now, {
      issues: issuesBy.get(play.adId) ?? [],
      holds: [...(holdsBy.get(play.adId) ?? []), ...contents.filter(({ key }) => key === play.key)],
      slot: filling.has(play.adId) ? undefined : slots.get(play.slotId),
      zone,
    }),
    drift: 0,
  }));
  const shown = judged.filter(({ verdict }) => verdict === 'counted' || verdict === 'cut');
  const placed = Map.groupBy(shown, ({ slotId }) => (slots.get(slotId)?.slotIds ?? [slotId]).join('\n'));
  for (const [place, those] of placed) {
    const together = place.split('\n');
    const inOrder = those.toSorted((a, b) => byStart(a, b) || a.seq - b.seq);
    const around = await shownAround(tx, device, together, inOrder);
    if (around) fitIn(inOrder, around);
    else for (const play of inOrder) play.verdict = 'overlap';
    const fitting = inOrder.filter(({ verdict }) => verdict !== 'overlap');
    for (const play of await beyondHours(tx, device, { slotIds: together, plays: fitting, slackMs: DRIFT_MS }))
      play.verdict = 'overlap';
  }
  return judged;
}
