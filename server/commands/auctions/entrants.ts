import type { Offer } from '#core/auction/auction.ts';
import type { OutsideBid } from '#core/openrtb/response.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { CURRENCY } from './bid.ts';
import { standing, type Bidder } from './bidders.ts';
import type { Answer } from './outside/callOut.ts';
import type { Spending } from './spending.ts';

/** Bidder in an auction: an order by itself, or an outside buyer for one. */
export interface Entrant {
  offer: Offer;
  /** Null: what was bid for is no order of this play. */
  order: AdsOrderStored | null;
  /** Outside buyer and its bid. */
  outside: { partnerId: string; partner: string; bid: OutsideBid } | null;
}

const NOTHING_LEFT = { total: 0, day: 0, pace: 0 } as const;
const UNKNOWN = { isPaused: false, isTakenDown: false, isApproved: false, isReady: false } as const;

/** Orders whose buyer lets an outside one bid never bid by themselves. */
function own(bidder: Bidder, dueAt: number, spending: Spending): Entrant {
  const { order } = bidder;
  const offer = {
    id: order.id,
    buyer: order.advertiserId ?? '',
    bid: order.priceFen ?? 0,
    currency: CURRENCY,
    at: null,
    ...standing(bidder),
    left: spending.left(order, dueAt),
  };
  return { offer, order, outside: null };
}

/** A bid from outside is for the order whose ad it names, within the price that its buyer allowed. */
function fromOutside(
  { partnerId, partner }: Answer,
  bid: OutsideBid,
  { id, bidders, dueAt, spending }: { id: string; bidders: readonly Bidder[]; dueAt: number; spending: Spending },
): Entrant {
  const bidder = bidders.find(
    ({ order }) => bid.crid !== null && order.partnerId === partnerId && order.adNumber === bid.crid,
  );
  const isAbove = bidder !== undefined && bid.bidFen > (bidder.order.priceFen ?? 0);
  const offer = {
    id,
    buyer: bidder?.order.advertiserId ?? partnerId,
    bid: bid.bidFen,
    currency: bid.currency,
    at: null,
    fault: bid.fault ?? (isAbove ? ('aboveMost' as const) : null),
    ...(bidder ? standing(bidder) : UNKNOWN),
    left: bidder ? spending.left(bidder.order, dueAt) : NOTHING_LEFT,
  };
  return { offer, order: bidder?.order ?? null, outside: { partnerId, partner, bid } };
}

/** Returns all that bid for a play, from inside and outside. */
export function entrantsOf(
  { bidders, dueAt }: { bidders: readonly Bidder[]; dueAt: number },
  answers: readonly Answer[],
  spending: Spending,
): Entrant[] {
  return [
    ...bidders.filter(({ order }) => order.partnerId === null).map((bidder) => own(bidder, dueAt, spending)),
    ...answers.flatMap((answer) =>
      answer.bids.map((bid, n) =>
        fromOutside(answer, bid, { id: `${answer.partnerId} ${n}`, bidders, dueAt, spending }),
      ),
    ),
  ];
}
