import { lotOf } from './lot.ts';
import type { Why } from './reasons.ts';

/**
 * Money of an auction is fen for a thousand plays: for the one play that is sold, as many thousandths of a fen. So a price is
 * a whole number, and no part of it is ever lost.
 */
export interface Offer {
  /** Order of an advertiser that bids. */
  id: string;
  /** Buyer; its own bids never set the price it pays. */
  buyer: string;
  /** The most that it pays for a thousand plays. */
  bid: number;
  currency: string;
  /** When it arrived; null: it stands until it is taken back. */
  at: number | null;
  /** The identity of its buyer, or of who pays for it, is not verified now, or one of both is paused. */
  isUnverified?: boolean;
  isPaused: boolean;
  /** By an order that names its ad, its buyer or what it shows. */
  isTakenDown: boolean;
  /** Its content was reviewed by the media owner and may be shown. */
  isApproved: boolean;
  /** And a screen has it. */
  isReady: boolean;
  /** Why a bid from outside takes no part, as it arrived; absent: it does. */
  fault?: OutsideLoss | null;
  /** Remaining budgets: in all, of the day, and of what its pace allows by now. */
  left: { total: number; day: number; pace: number };
}

/** One play that is for sale. */
export interface Lot {
  /** Names the auction; ties are broken by it. */
  id: string;
  /** The least for a thousand plays. */
  floor: number;
  currency: string;
  /** Offers that arrive later are not looked at. */
  until: number;
}

/** Why a bid from outside takes no part, as it arrived (core/openrtb), or as its order does not allow it. */
type OutsideLoss = Extract<Why, 'malformed' | 'otherImp' | 'otherSeat' | 'aboveMost'>;

/** Why an offer did not win: the first that holds, as `barred` asks. */
type Loss = Exclude<Why, 'won' | 'noBid' | 'noAnswer' | 'unreachable' | 'notAsked'>;

export interface Outcome {
  /** Id of the offer that won, and its price for a thousand plays; null where nobody did. */
  winner: { id: string; price: number } | null;
  /** All others, each once, in the order in which they came. */
  losers: readonly { id: string; why: Loss }[];
}

/** Returns why an offer takes no part at all, or null. */
function barred({ floor, currency, until }: Lot, offer: Offer): Exclude<Loss, 'outbid'> | null {
  const { bid, left } = offer;
  if (offer.fault) return offer.fault;
  if (offer.at !== null && offer.at > until) return 'late';
  if (offer.currency !== currency) return 'otherCurrency';
  if (offer.isUnverified) return 'notVerified';
  if (offer.isTakenDown) return 'takenDown';
  if (offer.isPaused) return 'paused';
  if (!offer.isApproved) return 'notApproved';
  if (!offer.isReady) return 'notReady';
  if (bid < floor) return 'belowFloor';
  // By what it bids and not by what it would pay: that is known only when all are compared.
  if (bid > left.total) return 'budgetSpent';
  if (bid > left.day) return 'dayBudgetSpent';
  return bid > left.pace ? 'pacedOut' : null;
}

/** Compares two offers: the higher first; of those alike, who draws the smaller lot in this auction. */
const before = (lotId: string) => (a: Offer, b: Offer) =>
  b.bid - a.bid || lotOf(`${lotId} ${a.id}`) - lotOf(`${lotId} ${b.id}`) || (a.id < b.id ? -1 : 1);

/**
 * Sells one play to the best offer at or above the floor, for the best bid of another buyer or the floor, whichever is more (MKT-10), and says
 * of every other offer why it lost. A pure function of its arguments: the same auction always ends alike, and over many auctions those
 * who bid the same win equally often.
 */
export function holdAuction(lot: Lot, offers: readonly Offer[]): Outcome {
  const whys = offers.map((offer) => barred(lot, offer));
  const [best, ...others] = offers.filter((_offer, i) => whys[i] === null).toSorted(before(lot.id));
  const second = others.find(({ buyer }) => buyer !== best?.buyer);
  return {
    winner: best ? { id: best.id, price: Math.max(lot.floor, second?.bid ?? 0) } : null,
    losers: offers.flatMap((offer, i) => (offer === best ? [] : [{ id: offer.id, why: whys[i] ?? 'outbid' }])),
  };
}
