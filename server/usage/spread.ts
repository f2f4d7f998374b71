/** Steps of the histogram for each doubling of the time: a percentile is known to a fifth. */
const PER_DOUBLING = 4;

/** Times by step: "12" is how many took up to 2^(12/4) = 8 ms, and longer than the step before. */
export type Spread = Readonly<Record<string, number>>;

const stepOf = (ms: number): number => Math.max(0, Math.ceil(Math.log2(Math.max(1, ms)) * PER_DOUBLING));
const endOf = (step: number): number => Math.round(2 ** (step / PER_DOUBLING));

/** Returns a spread with one more time in it. */
export const addTime = (spread: Spread, ms: number): Spread => {
  const step = String(stepOf(ms));
  return { ...spread, [step]: (spread[step] ?? 0) + 1 };
};

/** Adds two spreads: of two processes, or of two minutes. */
export function addSpreads(a: Spread, b: Spread): Spread {
  const sum: Record<string, number> = { ...a };
  for (const [step, times] of Object.entries(b)) sum[step] = (sum[step] ?? 0) + times;
  return sum;
}

/** Returns the time within which so large a share of all was, as the end of its step and never more than the longest. */
export function percentile(spread: Spread, share: number, maxMs: number): number {
  const steps = Object.entries(spread)
    .map(([step, times]) => [Number(step), times] as const)
    .toSorted(([a], [b]) => a - b);
  const wanted = steps.reduce((sum, [, times]) => sum + times, 0) * share;
  let seen = 0;
  for (const [step, times] of steps) {
    seen += times;
    if (seen >= wanted) return Math.min(endOf(step), maxMs);
  }
  return maxMs;
}
