import type { Outcome } from '#core/auction/auction.ts';
import { noticeUrl, shownUrl, type Told } from '#core/openrtb/notices.ts';
import { uuidv7 } from '#core/uuid.ts';
import type { AuctionStored } from '#generated/server/auctions.gen.ts';
import type { Tx } from '../../../store/types.ts';
import type { Entrant } from '../entrants.ts';

/** Bids of one buyer that are told why they lost one auction, at most: of twenty it learns no more than of a few. */
const LOSSES_OF_ONE = 5;
/** Loss notices of one media owner that wait to be sent, at most: who does not take them learns no more. */
const MOST_LOSSES = 1000;

/** Loss notices that may still be kept. */
export interface Room {
  losses: number;
}

/** Returns the room for loss notices of a media owner. */
export async function roomOf(own: Tx, corpId: string): Promise<Room> {
  const { waiting } = await own.db
    .selectFrom('bid_notices')
    .select((eb) => eb.fn.countAll().as('waiting'))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', 'is not', null)
    .where('corp_id', '=', corpId)
    .where('event', '=', 'loss')
    .executeTakeFirstOrThrow();
  return { losses: Math.max(0, MOST_LOSSES - Number(waiting)) };
}

/** Returns those of whom it is kept why they lost, and takes their room. */
function toldOf(losers: readonly Entrant[], room: Room): ReadonlySet<Entrant> {
  const told = [...Map.groupBy(losers, ({ outside }) => outside!.partnerId).values()]
    .flatMap((those) => those.slice(0, LOSSES_OF_ONE))
    .slice(0, room.losses);
  room.losses -= told.length;
  return new Set(told);
}

/** Notices of a bid that won wait for what becomes of its play; all others are due at once. */
interface Notice {
  event: 'win' | 'bill' | 'loss';
  url: string;
  isDue: boolean;
}

/** Returns what a bid is told: that it won, and then either that it was shown or that it was not; or why it lost. */
function noticesOf({ offer, outside }: Entrant, { winner, losers }: Outcome, auctionId: string): Notice[] {
  if (!outside) return [];
  const { bid } = outside;
  const isWon = offer.id === winner?.id;
  const why = losers.find(({ id }) => id === offer.id)?.why ?? 'won';
  const told = (url: string, reason: Told['why']) =>
    noticeUrl(url, bid, { auctionId, why: reason, priceFen: winner?.price ?? null });
  const at = (url: string, reason: Told['why']) => shownUrl(told(url, reason), null);
  if (!isWon) return bid.lurl ? [{ event: 'loss', url: at(bid.lurl, why), isDue: true }] : [];
  return [
    ...(bid.nurl ? [{ event: 'win' as const, url: at(bid.nurl, 'won'), isDue: true }] : []),
    ...(bid.burl ? [{ event: 'bill' as const, url: told(bid.burl, 'won'), isDue: false }] : []),
    ...(bid.lurl ? [{ event: 'loss' as const, url: at(bid.lurl, 'lapsed'), isDue: false }] : []),
  ];
}

/**
 * Keeps the notices of an auction within its own transaction, one for each bid and event, and of those that lost as many as there is
 * room for; server/jobs/bidNotices.ts sends them.
 */
export async function queueNotices(
  own: Tx,
  { auction, requestId }: { auction: AuctionStored; requestId: string },
  entrants: readonly Entrant[],
  { outcome, room }: { outcome: Outcome; room: Room },
): Promise<void> {
  const isWinner = ({ offer }: Entrant): boolean => offer.id === outcome.winner?.id;
  const losers = entrants.filter((entrant) => !isWinner(entrant) && entrant.outside?.bid.lurl);
  const told = toldOf(losers, room);
  const rows = entrants
    .filter((entrant) => isWinner(entrant) || told.has(entrant))
    .flatMap((entrant) =>
      noticesOf(entrant, outcome, requestId).map(({ event, url, isDue }) => ({
        id: uuidv7(own.now),
        corp_id: auction.corpId,
        auction_id: auction.id,
        bid: entrant.offer.id,
        event,
        url,
        created_at: own.now,
        due_at: isDue ? own.now : null,
        attempts: 0,
      })),
    );
  if (rows.length > 0) await own.db.insertInto('bid_notices').values(rows).execute();
}

/** Lets out what the winner of an auction is told now: that its play was shown and is charged, or that it never was; and drops the other. */
async function decide(own: Tx, auctionId: string, event: 'bill' | 'loss', playedAt: number): Promise<void> {
  const waiting = await own.db
    .selectFrom('bid_notices')
    .select(['id', 'event', 'url'])
    .where('auction_id', '=', auctionId)
    .where('due_at', 'is', null)
    .execute();
  for (const { id, event: each, url } of waiting)
    if (each === event)
      await own.db
        .updateTable('bid_notices')
        .set({ due_at: own.now, url: shownUrl(url, playedAt) })
        .where('id', '=', id)
        .execute();
    else await own.db.deleteFrom('bid_notices').where('id', '=', id).execute();
}

/** Tells an outside buyer that its play was shown, and is charged. */
export const noticeShown = (own: Tx, auctionId: string, playedAt: number): Promise<void> =>
  decide(own, auctionId, 'bill', playedAt);

/** Tells an outside buyer that what it won was never shown, and costs nothing. */
export const noticeLapsed = (own: Tx, auctionId: string): Promise<void> => decide(own, auctionId, 'loss', own.now);
