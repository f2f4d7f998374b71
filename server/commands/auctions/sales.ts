import { duesIn } from '#core/auction/places.ts';
import { hasTurns, scenarioOf } from '#core/schedule/scenario.ts';
import { zonedTime } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { onWithin } from '../../policies/operatingHours.ts';
import type { Tx } from '../../store/types.ts';
import { auctionEveryMs } from './bid.ts';
import { spotsOf, type Bidder, type Spot } from './bidders.ts';
import { Held } from './held.ts';

/** The plays that are sold now: those due after `from` and up to `to`. */
export interface Ahead {
  from: number;
  to: number;
}

/** One play that is for sale, and the orders that may have it. */
export interface Sale {
  spot: Spot;
  dueAt: number;
  bidders: readonly Bidder[];
}

/** Returns the time ahead in which plays are sold: near enough that budgets are true, and far enough that a screen has synced before. */
export const aheadOf = (now: number): Ahead => ({ from: now + limits.auctionAhead, to: now + limits.auctionHorizon });

/** Returns what names a play. */
export const spotAt = (deviceId: string | null, slotId: string | null, dueAt: number | null): string =>
  `${deviceId} ${slotId} ${dueAt}`;

const isRunning = ({ order }: Bidder, at: number): boolean => (order.startAt ?? 0) <= at && at < (order.endAt ?? 0);

/** Plays that are for sale, and the auctions that were held near them. */
interface Sales {
  sales: Sale[];
  held: Held;
}

/** Returns the plays of a media owner that are for sale in a time, and that nobody has yet. */
export async function salesOf(own: Tx, corpId: string, ahead: Ahead): Promise<Sales> {
  const { from, to } = ahead;
  const spots = await spotsOf(own, from, to);
  const held = await Held.near(own, corpId, ahead);
  // The end is not in a span, and a play at that moment is for sale.
  const on = await onWithin(own, [...new Set(spots.map(({ deviceId }) => deviceId))], { from, to: to + 1 });
  const isOn = (deviceId: string, at: number): boolean =>
    on.get(deviceId)?.some((span) => span.from <= at && at < span.to) ?? false;
  const sales = spots.flatMap((spot) => {
    const { slot, deviceId, afterMs, beside } = spot;
    const scenario = scenarioOf(slot);
    return (
      duesIn({ deviceId, afterMs, every: auctionEveryMs(slot) }, from, to)
        .filter((dueAt) => held.isFree(spot, dueAt))
        // A screen that its timers have off shows it to nobody, though its player may run in the dark.
        .filter((dueAt) => isOn(deviceId, dueAt))
        // In hours in which its slot is shut, or another has the place alone, a play would never be seen (LAY-07).
        .filter((dueAt) => hasTurns(scenario, beside, zonedTime(dueAt, spot.zone)))
        .map((dueAt) => ({ spot, dueAt, bidders: spot.bidders.filter((bidder) => isRunning(bidder, dueAt)) }))
        .filter(({ bidders }) => bidders.length > 0)
    );
  });
  return { sales, held };
}
