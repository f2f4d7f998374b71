import type { Manifest } from '../manifest/manifest.ts';
import { lengthUntil } from './openHours.ts';

/** Plays per day that one screen may give of an ad sold by the number of its plays (MKT-09). */
export type Pace = NonNullable<Manifest['paces']>[number];
export type PaceDay = Pace['days'][number];

/** Whole plays that a screen has given, by ad, of the day that begins at `from`. */
export type Paced = Readonly<Record<string, { from: number; plays: number }>>;

/**
 * Returns how many plays may have begun by an instant: the share of the day grows with the time that the screen is on, and
 * is whole when that time ends. Before the day and after it none.
 */
export function allowedBy({ from, to, plays, open }: PaceDay, now: number): number {
  if (now < from || now >= to || plays === 0) return 0;
  const spans = open.length > 0 ? open : [{ from, to }];
  const passed = lengthUntil(spans, now) / lengthUntil(spans, to);
  if (passed === 0 && now < spans[0]!.from) return 0;
  return Math.min(plays, Math.floor(plays * passed) + 1);
}

/** Returns the day of a pace in which an instant lies. */
export const dayOfPace = ({ days }: Pace, now: number): PaceDay | undefined =>
  days.find(({ from, to }) => from <= now && now < to);

/**
 * Says whether a screen may begin a play of an ad now. An ad without a pace always may; one whose pace has no such day may
 * not: nobody gave this screen a share of it.
 */
export function mayPlay(paces: readonly Pace[] | undefined, paced: Paced, adId: string, now: number): boolean {
  const pace = paces?.find((one) => one.adId === adId);
  if (!pace) return true;
  const day = dayOfPace(pace, now);
  if (!day) return false;
  const given = paced[adId];
  return (given?.from === day.from ? given.plays : 0) < allowedBy(day, now);
}
