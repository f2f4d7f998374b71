import type { Content, Manifest, ManifestAd } from '#core/manifest/manifest.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { isSame } from '#core/entity/same.ts';
import type { WhyNot } from '#stage/types.ts';
import type { StoredPlay } from './database.ts';
import type { ServerClock } from './serverClock.ts';

/** Content that one place (slot or whole screen) shows now. */
export interface Showing {
  playId: string;
  place: string;
  /** Slot for which it plays, which its play is counted for. */
  slotId: string;
  ad: ManifestAd;
  content: Content;
  /** True when the content before this one was taken away: it goes at once, and does not stay until this one is seen. */
  isCut: boolean;
  /** By the monotonic clock, as are all moments here: the server's clock may be set meanwhile. */
  chosenAt: number;
  /** Null until the stage has it on screen. */
  startedAt: number | null;
  /** Start of its turn by the server's clock, on a wall in step; null elsewhere: its turn begins with it. */
  begunAt: number | null;
  /** Until when nobody could see it, since the panel was dark; Infinity: nobody can. Null: it was seen all the time. */
  darkUntil: number | null;
}

/** Something that could not be shown. */
export interface ShowFault {
  code: 'cannotShow' | 'stuck' | 'pageFailed';
  at: number;
  detail: string;
  sha256: string | null;
}

/** Returns what is told of something that cannot be shown. */
export function faultOf({ ad, content }: Showing, why: WhyNot, at: number): ShowFault {
  const code = why === 'stuck' ? 'stuck' : content.kind === 'webPage' ? 'pageFailed' : 'cannotShow';
  // By id: whoever may not see the ad is not to read its name (server/handlers/devices/faults.ts).
  const detail = `ad ${ad.id}: ${content.kind === 'webPage' ? content.url : `${content.kind} ${content.key}`}`;
  return { code, at, detail, sha256: 'sha256' in content ? content.sha256 : null };
}

/**
 * Returns the play that a showing was until now; null for one that nobody saw. One of which a part was in the dark counts as
 * cut, from the moment at which the panel came on.
 */
export function playOf(
  { slotId, ad, content, startedAt, darkUntil }: Showing,
  outcome: PlayRecord['outcome'],
  clock: ServerClock,
): Omit<StoredPlay, 'seq'> | null {
  if (startedAt === null || darkUntil === Infinity) return null;
  const isPart = darkUntil !== null && startedAt < darkUntil;
  const seenFrom = isPart ? darkUntil : startedAt;
  return {
    adId: ad.id,
    slotId,
    key: content.key,
    startedAt: clock.at(seenFrom),
    durationMs: Math.round(clock.clocks.monotonic() - seenFrom),
    outcome: isPart ? 'cut' : outcome,
    ...(clock.isSure ? {} : { unsure: clock.estimate }),
  };
}

/**
 * Says whether a manifest has what is shown. It may bring the same ad with another file under the same key: that is another
 * content.
 */
export function isIn(manifest: Manifest | null, { ad: shown, content: current }: Showing): boolean {
  const ad = manifest?.items.find(({ id }) => id === shown.id);
  const content = ad?.contents.find(({ key }) => key === current.key);
  return content !== undefined && isSame(content, current) && ad?.mute === shown.mute;
}

/** Returns the milliseconds until the first of these has had its time; null where nothing is shown yet. A video ends by itself. */
export function firstEnd(showing: readonly Showing[], clock: ServerClock): number | null {
  const ends = showing.flatMap(({ begunAt, startedAt, content: { durationMs, kind } }) => {
    if (begunAt !== null) return [begunAt + durationMs - clock.now()];
    return startedAt === null || kind === 'video' ? [] : [startedAt + durationMs - clock.clocks.monotonic()];
  });
  return ends.length === 0 ? null : Math.max(0, Math.min(...ends));
}
