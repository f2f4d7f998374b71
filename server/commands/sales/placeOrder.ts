import { dayAt } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { placeIn, type Placement } from '../promotion/placement.ts';
import { nextNumber } from '../nextNumber.ts';
import { busyPlaces, seatsTaken, takeSeats, type Place } from './seats.ts';
import { periodOf, quoteOf, type Line, type Quote, type Wish } from './wish.ts';

/** Buyer of an order. */
export interface Buyer {
  advertiserId: string;
  payerId: string;
  creatorId: string;
  language: Language;
}

/** Returns the first day that can be sold: today's programme is on the screens already. */
export const firstDay = (now: number): string => addDays(dayAt(now), 1);

/** Returns the screens and days of a quote on which nothing is left. */
export async function busyIn(tx: Tx, wish: Pick<Wish, 'sellingMode'>, { lines }: Quote): Promise<Place[]> {
  // Plays that are sold by auction need no place that is free all day.
  if (wish.sellingMode === 'rtb') return [];
  const busy: Place[] = [];
  for (const { wanted } of lines) busy.push(...(await busyPlaces(tx, wanted)));
  return busy;
}

/** Returns a department of the media owner that has one of the screens, else its head office: who reviews its ads sees this one. */
async function deptOf(own: Tx, screens: Line['screens']): Promise<string | null> {
  const named = screens.find(({ deptId }) => deptId !== null)?.deptId;
  if (named) return named;
  const [head] = await own.departments.find((eb) => eb('parent_id', 'is', null), { fields: ['id'], limit: 1 });
  return head?.id ?? null;
}

async function insertOrder(
  tx: Tx,
  wish: Wish,
  line: Line,
  {
    advertiserId,
    payerId,
    creatorId,
    advertiserName,
    promotionGroupId,
    promotionPlanId,
    placedWith,
  }: Buyer & Placement & { advertiserName: string | null; placedWith: string },
): Promise<AdsOrderStored> {
  const { goods, slot, owner, screens } = line;
  const payBefore = tx.now + limits.orderWindowOnline;
  const own = tx.as({ kind: 'system', corpId: goods.corpId });
  const order = await own.adsOrders.insert({
    number: await nextNumber(tx, 'adsOrder'),
    status: 'toBePaid',
    advertiserId,
    advertiserName,
    payerId,
    creatorId,
    promotionGroupId,
    promotionPlanId,
    placedWith,
    ownerName: owner.name,
    goodsId: goods.id,
    slotId: slot.id,
    slotName: slot.name,
    dimension: goods.dimension,
    showingS: slot.showingS,
    sellingMode: wish.sellingMode,
    priceFen: line.priceFen,
    amountFen: line.amountFen,
    dayBudgetFen: line.dayBudgetFen,
    ...(wish.sellingMode === 'rtb'
      ? { pacing: wish.pacing ?? 'even', auctions: 0, wins: 0, charged: 0, spentMilli: 0, spentFen: 0 }
      : {}),
    plays: line.plays,
    expectedPlays: line.expectedPlays,
    delivered: 0,
    startDay: wish.from,
    endDay: wish.to,
    ...periodOf(wish),
    screens: screens.length,
    placeDays: line.days,
    screenList: screens.map(({ id, name, address }) => ({ id, name: name ?? '', place: address ?? '' })),
    deptId: await deptOf(own, screens),
    payBefore,
  });
  // Orders by auction keep no place from others.
  if (wish.sellingMode !== 'rtb')
    await takeSeats(tx, { id: order.id, corpId: order.corpId, until: payBefore }, line.wanted, firstDay(tx.now));
  return order;
}

/** Refuses who keeps places from others with orders that nobody pays; the payer's row is locked, so that they count one by one. */
async function checkUnpaid(tx: Tx, { payerId }: Buyer): Promise<void> {
  const unpaid = await tx
    .as({ kind: 'system', corpId: null })
    .adsOrders.count((eb) => eb.and([eb('payer_id', '=', payerId), eb('status', '=', 'toBePaid')]));
  if (unpaid >= limits.ordersUnpaid) throw refuse('ORDERS_UNPAID');
}

/**
 * Places the orders of a wish, all or none, one for each goods: their places are held for as long as they may be paid
 * (AD-13). They lie within the group that is named, or in the buyer's default group (ADS-04). Refuses PRICE_CHANGED where
 * the price is not the one that the buyer saw, SEATS_TAKEN where a place is gone, ORDERS_UNPAID where the buyer keeps too many
 * places without paying.
 */
export async function placeOrders(
  tx: Tx,
  wish: Wish & { amountFen: number; promotionGroupId?: string | null | undefined },
  buyer: Buyer,
): Promise<AdsOrderStored[]> {
  await checkUnpaid(tx, buyer);
  const quote = await quoteOf(tx, wish, true);
  if (quote.amountFen !== wish.amountFen) throw refuse('PRICE_CHANGED', { data: { amountFen: quote.amountFen } });
  const placement = await placeIn(tx, wish.promotionGroupId, { wish, quote, ...buyer });
  const busy = await busyIn(tx, wish, quote);
  if (busy.length > 0)
    throw await seatsTaken(
      tx,
      quote.lines.map(({ wanted }) => wanted),
      busy,
      firstDay(tx.now),
    );
  const advertiser = await tx.as({ kind: 'system', corpId: null }).corporations.one(buyer.advertiserId);
  const orders: AdsOrderStored[] = [];
  const named = { ...buyer, ...placement, advertiserName: advertiser?.name ?? null, placedWith: uuidv7(tx.now) };
  for (const line of quote.lines) orders.push(await insertOrder(tx, wish, line, named));
  return orders;
}
