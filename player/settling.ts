import type { StoredPlay } from './database.ts';

/** Clock by which the start of a play was told, while no server had told its page the time. */
export interface Estimate {
  /** The page that estimated; its plays are right among each other, by a clock that nobody sets. */
  page: string;
  /** The estimate less the machine's clock at the end of the play. */
  offsetMs: number;
}

/** Time facts of a page once its server has told the time. */
export interface Truth {
  page: string;
  /** The server's time less the estimate of this page. */
  byMs: number;
  /** When this page was opened, by the server's clock. */
  openedAt: number;
  /** The server's clock less that of the machine, at that moment. */
  offsetMs: number;
  /** Latest instant that a server told to a page before this one. */
  since: number;
}

type Play = Omit<StoredPlay, 'seq'>;

/** Returns a play whose start was an estimate as it was in truth. */
const settled = <T extends Play>({ unsure: _unsure, ...play }: T, byMs: number) => ({
  ...play,
  startedAt: Math.max(0, play.startedAt + byMs),
});

/**
 * Returns by how much the plays of an earlier page are off. The machine's clock joins the two pages, unless it was set in
 * between: then those plays would lie after this page was opened, or before what was known; they are put right before
 * what came next instead.
 */
function shiftOf(plays: readonly Play[], until: number, { offsetMs, since }: Truth): number {
  const [first, last] = [plays[0]!, plays.at(-1)!];
  const latest = until - (last.startedAt + last.durationMs);
  const estimate = typeof last.unsure === 'object' ? last.unsure.offsetMs : offsetMs;
  const byMs = offsetMs - estimate;
  return byMs <= latest && first.startedAt + byMs >= since ? byMs : latest;
}

/** Returns plays, in the order in which they were shown, with the times of those put right that were estimates. */
export function settle<T extends Play>(plays: readonly T[], truth: Truth): Omit<T, 'unsure'>[] {
  const unsure = plays.filter((play) => play.unsure);
  // Pages before this one kept no name of theirs.
  const pages = Map.groupBy(unsure, (play) => (typeof play.unsure === 'object' ? play.unsure.page : truth.page));
  const shifts = new Map<string, number>();
  let until = truth.openedAt;
  for (const [page, those] of [...pages].toReversed()) {
    const byMs = page === truth.page ? truth.byMs : shiftOf(those, until, truth);
    shifts.set(page, byMs);
    if (page !== truth.page) until = those[0]!.startedAt + byMs;
  }
  return plays.map((play) => {
    if (!play.unsure) return play;
    return settled(play, shifts.get(typeof play.unsure === 'object' ? play.unsure.page : truth.page)!);
  });
}
