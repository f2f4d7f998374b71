/** Content of the screen at an instant: the code of an ad, or none. */
export interface Frame {
  at: number;
  code: string | null;
}

/** End of a page: nothing of it lives after `until`. */
export interface Death {
  kind: string;
  from: number;
  until: number;
}

/** One ad that was to be seen without interruption. */
export interface Shown {
  code: string;
  from: number;
  until: number;
  /** The end of its page ended it; null where something else was seen after it. */
  death: Death | null;
}

/**
 * Returns what was to be seen, from frames in any order, and the ends of pages, after each of which nothing is seen. A page
 * that is loaded anew is over with the first empty picture, and the browser says so only later: the next may be seen before.
 */
export function shownBy(frames: readonly Frame[], deaths: readonly Death[]): Shown[] {
  const unseen = deaths.filter(
    ({ from, until }) => !frames.some(({ at, code }) => code === null && at > from && at <= until),
  );
  const row = [...frames, ...unseen.map(({ until }): Frame => ({ at: until, code: null }))].toSorted(
    (a, b) => a.at - b.at,
  );
  const shown: Shown[] = [];
  let now = null as Shown | null;
  for (const { at, code } of row) {
    if (code === now?.code) continue;
    // A player that lives goes from one ad to the next; its end leaves nothing.
    const death = code === null ? (deaths.find(({ from, until }) => at > from && at <= until) ?? null) : null;
    if (now) shown.push({ ...now, until: at, death });
    now = code === null ? null : { code, from: at, until: at, death: null };
  }
  if (now) shown.push({ ...now, until: row.at(-1)!.at });
  return shown;
}
