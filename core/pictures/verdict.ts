import type { Content } from './likeness.ts';
import { isDark, isFrozen, type LookOf, type Shot } from './measure.ts';

/**
 * How a screen is, the worst first (MON-04). `unknown`: there is no picture by which to judge, or it was not compared yet.
 * `wrong`: its picture shows nothing of what is due; `differs`: its player tells other ads than are due; `off`: its timers have it
 * off.
 */
export const WALL_VERDICTS = [
  'offline',
  'fault',
  'dark',
  'frozen',
  'wrong',
  'differs',
  'unknown',
  'off',
  'well',
] as const;
export type WallVerdict = (typeof WALL_VERDICTS)[number];

/**
 * What is kept of a picture when it arrives; null: nothing is known of its content. `doubtful`: nothing of what is due is seen, and
 * the picture before it was not so. Another is asked for, since a menu may have been open.
 */
export type ShotState = 'dark' | 'frozen' | 'wrong' | 'doubtful' | 'right';

/** States of a picture that somebody has to look after. */
export const BAD_PICTURES = ['dark', 'frozen', 'wrong'] as const satisfies readonly ShotState[];

/** Picture with what was found when it arrived. */
export interface StatedShot extends Shot {
  state: ShotState | null;
}

/** Time in which two pictures that both show nothing of what is due say that a screen is wrong: they come every two hours at least. */
const TOGETHER_MS = 3 * 60 * 60_000;

/** Says what a new picture shows, by itself and by those before it. */
export function stateOf(
  shot: Shot,
  { before, content, lookOf }: { before: readonly StatedShot[]; content: Content; lookOf?: LookOf },
): ShotState | null {
  if (isDark(shot.grid)) return 'dark';
  if (isFrozen([shot, ...before], lookOf)) return 'frozen';
  if (content !== 'wrong') return content;
  const last = before.toSorted((a, b) => b.at - a.at)[0];
  const wasWrong = last?.state === 'wrong' || last?.state === 'doubtful';
  return wasWrong && shot.at - last.at < TOGETHER_MS ? 'wrong' : 'doubtful';
}

/** Known facts of a screen. */
export interface Seen {
  status: string | null;
  fault: string | null;
  /** Its timers have it off now, shut down or with a dark panel. */
  isOff: boolean;
  /** Its latest pictures; those that are older than `since` say nothing about now. */
  shots: readonly StatedShot[];
  since: number;
  /** Ads on screen, as its player said last. */
  told: readonly string[];
  /** Ads that may be on screen now; null: not worked out. */
  due: readonly string[] | null;
  /** Look of each ad, where it is known. */
  lookOf?: LookOf;
}

/** Says how a screen is. A picture is judged by its measure alone, and only where it is not too old. */
export function verdictOf({ status, fault, isOff, shots, since, told, due, lookOf }: Seen): WallVerdict {
  if (isOff) return 'off';
  if (status !== 'online') return 'offline';
  if (fault !== null) return 'fault';
  const latest = shots.toSorted((a, b) => b.at - a.at)[0];
  const isRecent = latest !== undefined && latest.at >= since;
  if (isRecent && isDark(latest.grid)) return 'dark';
  if (isRecent && isFrozen(shots, lookOf)) return 'frozen';
  if (isRecent && latest.state === 'wrong') return 'wrong';
  if (due && due.length > 0 && !told.some((id) => due.includes(id))) return 'differs';
  return isRecent && due !== null ? 'well' : 'unknown';
}
