import { holdAuction } from '#core/auction/auction.ts';
import { isStanding } from '#core/auction/reasons.ts';
import { dayAt } from '#core/sales/days.ts';
import { uuidv7 } from '#core/uuid.ts';
import { alone } from '../../store/alone.ts';
import type { Tx } from '../../store/types.ts';
import { CURRENCY } from './bid.ts';
import { addCounts, countAuctions, type Counts } from './counts.ts';
import { entrantsOf, type Entrant } from './entrants.ts';
import { keepAuction } from './keep.ts';
import type { Answer, Outside } from './outside/callOut.ts';
import { queueNotices, roomOf, type Room } from './outside/notices.ts';
import { tally } from './outside/tally.ts';
import { aheadOf, salesOf, spotAt, type Sale } from './sales.ts';
import { Spending } from './spending.ts';

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
  // Outside bidders are told the outcome; how often others bid nothing, or failed, is counted per buyer.
  const isQuiet = entrants.every(({ outside }) => outside === null);
  if (isTold && isQuiet && !winner && outcome.losers.every(({ why }) => isStanding(why))) return null;
  const best = entrants.find(({ offer }) => offer.id === winner?.id);
  const won = best?.order;
  const auction = await keepAuction(
    own,
    { id, slotId: slot.id, deviceId, dueAt, floor },
    { entrants, answers, outcome },
  );
  await queueNotices(own, { auction, requestId: id }, entrants, { outcome, room });
  // Once it is kept: one that could not be has cost nobody anything.
  if (won && winner) spending.add(won, dueAt, winner.price);
  return { best };
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
  const counts: Counts = new Map();
  const wins = new Map<string, number>();
  const failed: unknown[] = [];
  let done = 0;
  for (const sale of sales) {
    const asked = outside?.lots.get(spotAt(sale.spot.deviceId, sale.spot.slot.id, sale.dueAt));
    const answers = asked?.answers ?? [];
    const entrants = entrantsOf(sale, answers, spending);
    // Without bids or buyers that were asked, there is nothing to tell.
    if (entrants.length === 0 && answers.every(({ answer }) => answer === 'notAsked')) continue;
    if (!held.isFree(sale.spot, sale.dueAt)) continue;
    const asking = { id: asked?.id ?? uuidv7(own.now), entrants, answers };
    const isTold = held.isTold(sale.spot);
    const sold = await alone(own, failed, () => hold(own, sale, asking, { spending, isTold, room }));
    if (!sold) continue;
    const { best } = sold;
    held.add(sale.spot, sale.dueAt, best !== undefined);
    addCounts(counts, entrants, best);
    if (best?.outside) wins.set(best.outside.partnerId, (wins.get(best.outside.partnerId) ?? 0) + 1);
    done += 1;
  }
  await countAuctions(own, corpId, counts);
  if (outside) await tally(own, corpId, outside, wins);
  return { done, failed };
}
