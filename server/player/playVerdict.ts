import { MAX_CONTENT_MS } from '#core/manifest/manifest.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';

/** What becomes of a play. All but the first two are refused, and counted as faults of the device. */
export type Verdict = 'counted' | 'cut' | 'unknownAd' | 'early' | 'future' | 'duration' | 'overlap';

/** Clocks are never quite right: so far off is still believed. */
const CLOCK_SLACK_MS = 60_000;
/** Nothing is shown whole in less. */
const SHORTEST_MS = 900;
/** Timers run late, and a video hangs a little before it is ended. */
const LONGEST_MS = MAX_CONTENT_MS + 60_000;
/** One content ends and the next starts in the same moment, give or take. */
const OVERLAP_SLACK_MS = 1000;

interface Span {
  slotId: string;
  startedAt: number;
  endedAt: number;
}

const spanOf = ({ slotId, startedAt, durationMs }: Pick<PlayRecord, 'slotId' | 'startedAt' | 'durationMs'>): Span => ({
  slotId,
  startedAt,
  endedAt: startedAt + durationMs,
});

const overlaps = (a: Span, b: Span): boolean =>
  a.slotId === b.slotId && Math.min(a.endedAt, b.endedAt) - Math.max(a.startedAt, b.startedAt) > OVERLAP_SLACK_MS;

/** When each ad was issued to the device: what it never got it cannot have shown. */
async function issuedAt(tx: Tx, device: DeviceStored, plays: readonly PlayRecord[]): Promise<Map<string, number>> {
  const rows = await tx.db
    .selectFrom('ad_deliveries')
    .select(['ad_id', 'created_at'])
    .where('corp_id', '=', device.corpId)
    .where('device_id', '=', device.id)
    .where('ad_id', 'in', [...new Set(plays.map(({ adId }) => adId))])
    .execute();
  return new Map(rows.map((row) => [String(row['ad_id']), Number(row['created_at'])]));
}

/** What was shown in the same hours, as told before; plays of this very sync that are sent again are not their own rivals. */
async function shownBefore(tx: Tx, device: DeviceStored, plays: readonly PlayRecord[]): Promise<Span[]> {
  const starts = plays.map(({ startedAt }) => startedAt);
  const rows = await tx.db
    .selectFrom('plays')
    .select(['seq', 'slot_id', 'started_at', 'duration_ms'])
    .where('device_id', '=', device.id)
    .where('verdict', 'in', ['counted', 'cut'])
    .where('started_at', '>=', Math.min(...starts) - LONGEST_MS)
    .where('started_at', '<=', Math.max(...starts) + LONGEST_MS)
    .execute();
  const own = new Set(plays.map(({ seq }) => seq));
  return rows
    .filter((row) => !own.has(Number(row['seq'])))
    .map((row) =>
      spanOf({
        slotId: String(row['slot_id']),
        startedAt: Number(row['started_at']),
        durationMs: Number(row['duration_ms']),
      }),
    );
}

function plain(play: PlayRecord, now: number, issued: number | undefined): Verdict | null {
  if (issued === undefined) return 'unknownAd';
  if (play.startedAt + Math.max(0, play.durationMs) > now + CLOCK_SLACK_MS) return 'future';
  if (play.startedAt < issued - CLOCK_SLACK_MS) return 'early';
  if (play.durationMs < 0 || play.durationMs > LONGEST_MS) return 'duration';
  return play.outcome === 'complete' && play.durationMs < SHORTEST_MS ? 'duration' : null;
}

/**
 * Says of each play what becomes of it: it must be of an ad that this device was given, not before that, not in the
 * future, of a length that can be, and not at the same time as another in the same slot. Earlier plays win.
 */
export async function judge(
  tx: Tx,
  device: DeviceStored,
  plays: readonly PlayRecord[],
): Promise<(PlayRecord & { verdict: Verdict })[]> {
  const issued = await issuedAt(tx, device, plays);
  const shown = new Map<string, Span[]>();
  const keep = (span: Span) => shown.set(span.slotId, [...(shown.get(span.slotId) ?? []), span]);
  for (const span of await shownBefore(tx, device, plays)) keep(span);
  return plays.map((play) => {
    const refused = plain(play, tx.now, issued.get(play.adId));
    if (refused) return { ...play, verdict: refused };
    const span = spanOf(play);
    if (shown.get(play.slotId)?.some((other) => overlaps(span, other))) return { ...play, verdict: 'overlap' };
    keep(span);
    return { ...play, verdict: play.outcome === 'complete' ? 'counted' : 'cut' };
  });
}
