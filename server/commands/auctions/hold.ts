import { holdAuction, type Outcome } from '#core/auction/auction.ts';
import { isStanding } from '#core/auction/reasons.ts';
import { dayAt } from '#core/sales/days.ts';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { alone } from '../../store/alone.ts';
import type { Tx } from '../../store/types.ts';
import { CURRENCY } from './bid.ts';
import { entrantsOf, type Entrant } from './entrants.ts';
import type { Answer, Outside } from './outside/callOut.ts';
import { queueNotices, roomOf, type Room } from './outside/notices.ts';
import { tally } from './outside/tally.ts';
import { aheadOf, salesOf, spotAt, type Sale } from './sales.ts';
import { Spending } from './spending.ts';

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

/**
 * Holds one auction and keeps it with its explanation; returns who won, if anybody. Null: nobody bid from outside, nobody else may buy, and that
 * was told not long ago.
 */
async function hold(
  own: Tx,
  { spot: { slot, floor, deviceId }, dueAt }: Sale,
  { id, entrants, answers }: { id: string; entrants: readonly Entrant[]; answers: readonly Answer[] },
  { spending, isTold, room }: { spending: Spending; isTold: boolean; room: Room },
): Promise<{ best: Entrant | undefined } | null> {
  const outcome = holdAuction(
    { id, floor, currency: CURRENCY, until: own.now },
    entrants.map(({ offer }) => offer),
  );
  const { winner } = outcome;
  // Who bid from outside is told what came of it; how often others bid nothing, or failed, stands at them.
  const isQuiet = entrants.every(({ outside }) => outside === null);
  if (isTold && isQuiet && !winner && outcome.losers.every(({ why }) => isStanding(why))) return null;
  const best = entrants.find(({ offer }) => offer.id === winner?.id);
  const won = best?.order;
  const auction = await own.auctions.insert({
    number: id.replaceAll('-', '').slice(-NUMBER_LENGTH).toUpperCase(),
    status: won ? 'won' : 'unsold',
    dueAt,
    slotId: slot.id,
    deviceId,
    floorFen: floor,
    priceFen: winner?.price ?? null,
    winnerId: won?.id ?? null,
    winnerName: won?.advertiserName ?? null,
    partnerId: best?.outside?.partnerId ?? null,
    adId: won?.adId ?? null,
    bids: entrants.length,
    offers: mostTelling(explained(entrants, answers, outcome)),
  });
  await queueNotices(own, { auction, requestId: id }, entrants, { outcome, room });
  // Once it is kept: one that could not be has cost nobody anything.
  if (won && winner) spending.add(won, dueAt, winner.price);
  return { best };
}

interface Count {
  auctions: number;
  wins: number;
}

/** Adds to orders how often they took part and won; without changing `rev`: an auction is no conflict for who changes a bid. */
async function count(own: Tx, corpId: string, counts: ReadonlyMap<string, Count>): Promise<void> {
  const alike = Map.groupBy(counts, ([, { auctions, wins }]) => `${auctions} ${wins}`);
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

/** Adds who took part and who won to what was counted before. */
function add(counts: Map<string, Count>, entrants: readonly Entrant[], best: Entrant | undefined) {
  for (const id of new Set(entrants.flatMap(({ order }) => order?.id ?? []))) {
    const { auctions, wins } = counts.get(id) ?? { auctions: 0, wins: 0 };
    counts.set(id, { auctions: auctions + 1, wins: wins + (best?.order?.id === id ? 1 : 0) });
  }
}

/**
 * Holds the auctions of a media owner for the plays that its screens sell in the time ahead (MKT-10), each once, among its orders and what
 * outside buyers answered. Returns how many were held, and why others were not: one that cannot be kept takes nothing from those beside it.
 * @param outside what outside buyers answered, for the plays of which they were asked; null: nobody was asked
 */
export async function holdAuctions(
  own: Tx,
  corpId: string,
  outside: Outside | null = null,
): Promise<{ done: number; failed: unknown[] }> {
  const ahead = outside?.ahead ?? aheadOf(own.now);
  const { sales, held } = await salesOf(own, corpId, ahead);
  const spending = await Spending.of(own, corpId, sales, [dayAt(ahead.from), dayAt(ahead.to)]);
  const room = outside ? await roomOf(own, corpId) : { losses: 0 };
  const counts = new Map<string, Count>();
  const wins = new Map<string, number>();
  const failed: unknown[] = [];
  let done = 0;
  for (const sale of sales) {
    const asked = outside?.lots.get(spotAt(sale.spot.deviceId, sale.spot.slot.id, sale.dueAt));
    const answers = asked?.answers ?? [];
    const entrants = entrantsOf(sale, answers, spending);
    // Where nobody bids and nobody was asked, there is nothing to tell.
    if (entrants.length === 0 && answers.every(({ answer }) => answer === 'notAsked')) continue;
    if (!held.isFree(sale.spot, sale.dueAt)) continue;
    const asking = { id: asked?.id ?? uuidv7(own.now), entrants, answers };
    const isTold = held.isTold(sale.spot);
    const sold = await alone(own, failed, () => hold(own, sale, asking, { spending, isTold, room }));
    if (!sold) continue;
    const { best } = sold;
    held.add(sale.spot, sale.dueAt, best !== undefined);
    add(counts, entrants, best);
    if (best?.outside) wins.set(best.outside.partnerId, (wins.get(best.outside.partnerId) ?? 0) + 1);
    done += 1;
  }
  await count(own, corpId, counts);
  if (outside) await tally(own, corpId, outside, wins);
  return { done, failed };
}
