import { holdAuction, isStanding, type Outcome } from '#core/auction/auction.ts';
import { duesIn, everyMs } from '#core/auction/places.ts';
import { hasTurns, scenarioOf } from '#core/schedule/scenario.ts';
import { zonedTime } from '#core/time.ts';
import { dayAt } from '#core/sales/days.ts';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Tx } from '../../store/types.ts';
import { matesOf } from '../scenarios.ts';
import { AUCTIONS, CURRENCY } from './bid.ts';
import { spotsOf, standing, type Bidder, type Spot } from './bidders.ts';
import { Held } from './held.ts';
import { Spending } from './spending.ts';

/** Signs of an auction's number: the last of its id, which are chance. */
const NUMBER_LENGTH = 12;

const isRunning = ({ order }: Bidder, at: number): boolean => (order.startAt ?? 0) <= at && at < (order.endAt ?? 0);

/** Returns what each bidder is told in the explanation of an auction. */
function explained(bidders: readonly Bidder[], { winner, losers }: Outcome) {
  const whys = new Map(losers.map(({ id, why }) => [id, why]));
  return bidders.map(({ order }) => ({
    order: order.number ?? '',
    buyer: order.advertiserName ?? '',
    bidFen: order.priceFen ?? 0,
    why: order.id === winner?.id ? ('won' as const) : whys.get(order.id)!,
  }));
}

interface Told {
  buyer: string;
  bidFen: number;
  why: string;
}

/** Which of two is told first: who won, then whoever was outbid, then whoever took no part. */
const rankOf = ({ why }: Told): number => (why === 'won' ? 0 : why === 'outbid' ? 1 : 2);

/**
 * Returns the offers that the explanation of an auction names: `limits.auctionTells` at most, the best bids first, and of one buyer no
 * more than `limits.auctionTellsOfOne`, so that nobody fills it. All of them have taken part.
 */
function mostTelling<T extends Told>(offers: readonly T[]): T[] {
  const counts = new Map<string, number>();
  return offers
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.bidFen - a.bidFen)
    .filter(({ buyer }) => {
      const count = (counts.get(buyer) ?? 0) + 1;
      counts.set(buyer, count);
      return count <= limits.auctionTellsOfOne;
    })
    .slice(0, limits.auctionTells);
}

/** Holds one auction and keeps it with its explanation; returns its outcome. Null: nobody may buy, which was told not long ago. */
async function hold(
  own: Tx,
  { slot, floor, deviceId }: Spot,
  dueAt: number,
  bidders: readonly Bidder[],
  { spending, isTold }: { spending: Spending; isTold: boolean },
): Promise<Outcome | null> {
  const id = uuidv7(own.now);
  const outcome = holdAuction(
    { id, floor, currency: CURRENCY, until: own.now },
    bidders.map((bidder) => ({
      id: bidder.order.id,
      buyer: bidder.order.advertiserId ?? '',
      bid: bidder.order.priceFen ?? 0,
      currency: CURRENCY,
      at: null,
      ...standing(bidder),
      left: spending.left(bidder.order, dueAt),
    })),
  );
  const { winner } = outcome;
  if (isTold && !winner && outcome.losers.every(({ why }) => isStanding(why))) return null;
  const won = bidders.find(({ order }) => order.id === winner?.id)?.order;
  if (won && winner) spending.add(won, dueAt, winner.price);
  await own.auctions.insert({
    number: id.replaceAll('-', '').slice(-NUMBER_LENGTH).toUpperCase(),
    status: won ? 'won' : 'unsold',
    dueAt,
    slotId: slot.id,
    deviceId,
    floorFen: floor,
    priceFen: winner?.price ?? null,
    winnerId: won?.id ?? null,
    winnerName: won?.advertiserName ?? null,
    adId: won?.adId ?? null,
    bids: bidders.length,
    offers: mostTelling(explained(bidders, outcome)),
  });
  return outcome;
}

interface Count {
  auctions: number;
  wins: number;
}

/** Adds to orders how often they took part and won; without changing `rev`: an auction is no conflict for who changes a bid. */
async function count(own: Tx, corpId: string, counts: ReadonlyMap<string, Count>): Promise<void> {
  const took = [...counts].filter(([, { auctions }]) => auctions > 0);
  const alike = Map.groupBy(took, ([, { auctions, wins }]) => `${auctions} ${wins}`);
  for (const orders of alike.values()) {
    const [, { auctions, wins }] = orders[0]!;
    await own
      .ofCorp(corpId)
      .updateTable('ads_orders')
      .set((eb) => ({
        auctions: eb(eb.fn.coalesce('auctions', eb.lit(0)), '+', auctions),
        wins: eb(eb.fn.coalesce('wins', eb.lit(0)), '+', wins),
      }))
      .where(
        'id',
        'in',
        orders.map(([id]) => id),
      )
      .execute();
  }
}

/**
 * Holds the auctions of a media owner for the plays that its screens sell in the time ahead (MKT-10), each once. Near enough that what
 * is left of a budget is true, and far enough that a screen has synced before its play. What nobody may buy is looked at again until
 * it is too near. Returns how many were held.
 */
export async function holdAuctions(own: Tx, corpId: string): Promise<number> {
  const [from, to] = [own.now + limits.auctionAhead, own.now + limits.auctionHorizon];
  const spots = await spotsOf(own, from, to);
  if (spots.length === 0) return 0;
  const ids = new Set(spots.flatMap(({ bidders }) => bidders.map(({ order }) => order.id)));
  const spending = await Spending.of(own, corpId, [...ids], [dayAt(from), dayAt(to)]);
  const held = await Held.near(own, corpId, { from, to });
  const counts = new Map([...ids].map((id) => [id, { auctions: 0, wins: 0 }]));
  const mates = await matesOf(
    own,
    spots.map(({ slot }) => slot),
  );
  let times = 0;
  for (const spot of spots) {
    const { slot, deviceId, afterMs } = spot;
    const scenario = scenarioOf(slot);
    const others = mates.get(slot.id) ?? [];
    for (const dueAt of duesIn({ deviceId, afterMs, every: everyMs(slot, AUCTIONS) }, from, to)) {
      const bidders = spot.bidders.filter((bidder) => isRunning(bidder, dueAt));
      // In hours in which its slot is shut, or another has the place alone, a play would never be seen (LAY-07).
      if (!hasTurns(scenario, others, zonedTime(dueAt, spot.zone))) continue;
      if (bidders.length === 0 || !held.isFree(spot, dueAt)) continue;
      const outcome = await hold(own, spot, dueAt, bidders, { spending, isTold: held.isTold(spot) });
      if (!outcome) continue;
      const { winner } = outcome;
      held.add(spot, dueAt, winner !== null);
      for (const { order } of bidders) counts.get(order.id)!.auctions += 1;
      if (winner) counts.get(winner.id)!.wins += 1;
      times += 1;
    }
  }
  await count(own, corpId, counts);
  return times;
}
