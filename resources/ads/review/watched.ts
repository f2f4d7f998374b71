/** So much of a video must have run, or all of a shorter one: seeking is not watching. */
const WATCH_S = 3;

type Played = Pick<HTMLVideoElement, 'played' | 'duration'>;

/** Says whether a video has been watched: what ran of it, summed up, is long enough (docs/requirements.md, AD-07). */
export function isWatched({ played, duration }: Played): boolean {
  let sum = 0;
  for (let i = 0; i < played.length; i += 1) sum += played.end(i) - played.start(i);
  const whole = Number.isFinite(duration) ? duration : WATCH_S;
  // The end of the last range is a frame short of the duration.
  return sum >= Math.min(WATCH_S, whole) - 0.1;
}
