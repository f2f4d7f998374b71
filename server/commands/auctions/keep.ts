import type { Outcome } from '#core/auction/auction.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AuctionStored } from '#generated/server/auctions.gen.ts';
import type { Tx } from '../../store/types.ts';
import type { Entrant } from './entrants.ts';
import type { Answer } from './outside/callOut.ts';

/** Signs of an auction's number: the last of its id, which are chance. */
const NUMBER_LENGTH = 12;

/** Returns what came of each bid, and of each outside buyer that made none. */
function explained(entrants: readonly Entrant[], answers: readonly Answer[], { winner, losers }: Outcome) {
  const whys = new Map(losers.map(({ id, why }) => [id, why]));
  return [
    ...entrants.map(({ offer, order, outside }) => ({
      order: order?.number ?? outside?.bid.crid ?? '',
      buyer: order?.advertiserName ?? outside?.partner ?? '',
      ...(outside ? { partner: outside.partner } : {}),
      bidFen: offer.bid,
      why: offer.id === winner?.id ? ('won' as const) : whys.get(offer.id)!,
    })),
    ...answers.flatMap(({ partner, answer }) =>
      answer === 'bid' ? [] : [{ order: '', buyer: partner, partner, bidFen: 0, why: answer }],
    ),
  ];
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

/** The play that an auction sold. */
interface Sold {
  /** Of the auction, as outside buyers know it. */
  id: string;
  slotId: string;
  deviceId: string;
  dueAt: number;
  floor: number;
}

/** Keeps an auction with its explanation. */
export function keepAuction(
  own: Tx,
  { id, slotId, deviceId, dueAt, floor }: Sold,
  { entrants, answers, outcome }: { entrants: readonly Entrant[]; answers: readonly Answer[]; outcome: Outcome },
  facts: Partial<AuctionStored> = {},
): Promise<AuctionStored> {
  const { winner } = outcome;
  const best = entrants.find(({ offer }) => offer.id === winner?.id);
  const won = best?.order;
  return own.auctions.insert({
    number: id.replaceAll('-', '').slice(-NUMBER_LENGTH).toUpperCase(),
    status: won ? 'won' : 'unsold',
    dueAt,
    slotId,
    deviceId,
    floorFen: floor,
    priceFen: winner?.price ?? null,
    winnerId: won?.id ?? null,
    winnerName: won?.advertiserName ?? null,
    partnerId: best?.outside?.partnerId ?? null,
    adId: won?.adId ?? null,
    bids: entrants.length,
    offers: mostTelling(explained(entrants, answers, outcome)),
    ...facts,
  });
}
