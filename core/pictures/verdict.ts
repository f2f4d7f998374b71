import { isDark, isFrozen, type LookOf, type Shot } from './measure.ts';

/**
 * How a screen is, the worst first (MON-04). `unknown`: there is no picture by which to judge, or it was not compared yet.
 * `off`: its timers have it off.
 */
export const WALL_VERDICTS = ['offline', 'fault', 'dark', 'frozen', 'differs', 'unknown', 'off', 'well'] as const;
export type WallVerdict = (typeof WALL_VERDICTS)[number];

/** Known facts of a screen. */
export interface Seen {
  status: string | null;
  fault: string | null;
  /** Its timers have it off now, shut down or with a dark panel. */
  isOff: boolean;
  /** Its latest pictures; those that are older than `since` say nothing about now. */
  shots: readonly Shot[];
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
  if (due && due.length > 0 && !told.some((id) => due.includes(id))) return 'differs';
  return isRecent && due !== null ? 'well' : 'unknown';
}
