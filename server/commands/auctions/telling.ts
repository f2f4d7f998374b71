import { limits } from '#generated/model/limits.gen.ts';

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
export function mostTelling<T extends Told>(offers: readonly T[]): T[] {
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
