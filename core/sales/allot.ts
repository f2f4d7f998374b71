import { MILLI } from '../auction/pace.ts';

/** Earning of a screen in an hour, before it is known whether all of it counts. */
export interface Earning {
  deviceId: string;
  /** Null where nothing was ever shown: the place was kept in vain. */
  adId: string | null;
  /** Start of the hour, milliseconds. */
  at: number;
  /** Thousandths of a fen: a play by CPM seldom costs a whole one. */
  milli: number;
}

const inOrder = (a: Earning, b: Earning): number =>
  a.at - b.at || (a.deviceId < b.deviceId ? -1 : Number(a.deviceId > b.deviceId));

/**
 * Shares what an order earned, fen, among the hours of screens that earned it: all of it, to the last thousandth. What was
 * played beyond it earns nothing, the latest first; what rounding or the price of the whole order adds is of the last.
 */
export function allot(earnings: readonly Earning[], earnedFen: number): Earning[] {
  let left = earnedFen * MILLI;
  const shared = earnings.toSorted(inOrder).flatMap((earning): Earning[] => {
    const milli = Math.min(earning.milli, left);
    left -= milli;
    return milli > 0 ? [{ ...earning, milli }] : [];
  });
  const last = shared.at(-1) ?? earnings.toSorted(inOrder).at(-1);
  if (left === 0 || !last) return shared;
  return [
    ...shared.filter((earning) => earning !== last),
    { ...last, milli: (shared.length > 0 ? last.milli : 0) + left },
  ];
}
