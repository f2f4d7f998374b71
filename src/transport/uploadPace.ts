/** How much of the last moment counts against all before it. */
const WEIGHT = 0.25;
/** Moments that are shorter say nothing. */
const LEAST_MS = 250;

/** Makes what says how quickly bytes go, smoothed: it is told how many have gone in all. Null until it can say. */
export function createPace(now: () => number = () => performance.now()): (sent: number) => number | null {
  let last: { at: number; sent: number } | null = null;
  let pace: number | null = null;
  return (sent) => {
    const at = now();
    if (!last) last = { at, sent };
    else if (at - last.at >= LEAST_MS) {
      const current = ((sent - last.sent) / (at - last.at)) * 1000;
      pace = pace === null ? current : pace + (current - pace) * WEIGHT;
      last = { at, sent };
    }
    return pace;
  };
}
