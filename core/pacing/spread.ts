/**
 * Shares a whole number by weights: whole shares that are all of it, to the last, none below zero. The sums from the first
 * share on grow with the number and with each share, so that a plan never takes back what it said by a day. Where all
 * weights are zero, all have the same share.
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares: number[] = [];
  let [passed, given] = [0, 0];
  for (const [index, weight] of weights.entries()) {
    passed += all > 0 ? weight : 1;
    const isLast = index === weights.length - 1;
    const until = isLast ? total : Math.min(total, Math.floor((total * passed) / (all > 0 ? all : weights.length)));
    shares.push(until - given);
    given = until;
  }
  return shares;
}
