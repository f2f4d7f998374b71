import { holdAuction } from '#core/auction/auction.ts';
import { MILLI } from '#core/auction/pace.ts';
import { dayAt, endOf, startOf } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { recount } from '../commands/promotion/figures.ts';
import { holdFor, settleMoney } from '../commands/sales/orderMoney.ts';
import { nextNumber } from '../commands/nextNumber.ts';
import { CURRENCY } from '../commands/auctions/bid.ts';
import { addCounts, countAuctions, type Counts } from '../commands/auctions/counts.ts';
import type { Entrant } from '../commands/auctions/entrants.ts';
import { keepAuction } from '../commands/auctions/keep.ts';
import { charge } from '../commands/auctions/prove.ts';
import { known, ownerTx, type DemoContext } from './context.ts';
import { LAST_TURN_MS, ROUND_MS, storePlays } from './seedPlays.ts';
import { buyerOf, reviewedAdOf } from './seedSales.ts';
import type { DemoGroups } from './seedPromotion.ts';

/** An outside buyer, as an example. */
const PARTNER = '示例 DSP';
const FLOOR_FEN = 1_200;
const BUDGET_FEN = 20_000;
const SCREENS = ['旗舰店·入口大屏', '旗舰店·收银台'] as const;
const PLAYS = 12;
/** Time from when a play is due until its screen begins it. */
const STARTS_LATE_MS = 1_200;
/** Materials of the two advertisers, by their number. */
const POSTERS = [0, 2] as const;

/** Bids of two advertisers, and the answer of an outside buyer, play after play; null: it has none. */
const BIDS: readonly { own: number; client: number; outside: 'noBid' | 'noAnswer' | null }[] = [
  { own: 2600, client: 1900, outside: null },
  { own: 2600, client: 1900, outside: 'noBid' },
  { own: 1000, client: 1100, outside: null },
  { own: 1500, client: 1900, outside: 'noAnswer' },
];

/** Adds an order by auction that is over; what it was charged comes with its auctions. */
async function orderOf(demo: DemoContext, groups: DemoGroups, client: '望江书屋' | undefined, bidFen: number) {
  const own = ownerTx(demo);
  const { slotId } = known(demo.corporations, 'owner');
  const slot = await own.adSlots.one(slotId);
  const [goods] = await own.goods.find((eb) => eb('living_slot_id', '=', slotId), { limit: 1 });
  if (!slot || !goods) throw new Error('the slot of the demo is not for sale');
  const buyer = await buyerOf(demo, client);
  const devices = SCREENS.map((name) => ({ name, ...known(demo.devices, name) }));
  const [startDay, endDay] = [addDays(dayAt(demo.now), -4), addDays(dayAt(demo.now), -3)];
  const createdAt = startOf(startDay) - 20 * 3_600_000;
  return own.adsOrders.insert({
    number: await nextNumber(own, 'adsOrder'),
    status: 'finished',
    ...buyer,
    ...known(groups, client === undefined ? '门店与写字楼' : '社区电梯·书屋'),
    ownerName: (await own.corporations.one(slot.corpId))?.name ?? null,
    goodsId: goods.id,
    slotId,
    slotName: slot.name,
    dimension: goods.dimension,
    sellingMode: 'rtb',
    pacing: 'fast',
    priceFen: bidFen,
    amountFen: BUDGET_FEN,
    startDay,
    endDay,
    startAt: startOf(startDay),
    endAt: endOf(endDay),
    screens: devices.length,
    screenList: devices.map(({ id, name }) => ({ id, name, place: '' })),
    deptId: devices[0]?.deptId ?? null,
    payBefore: createdAt + limits.orderWindowOnline,
    paidAt: createdAt + 600_000,
    createdAt,
  });
}

/** A play that an auction sold, and its screen showed. */
interface Shown {
  orderId: string;
  screen: (typeof SCREENS)[number];
  at: number;
}

/**
 * Holds an auction among the orders as the server does, and keeps it as the server does; what was played is charged as it is.
 * Returns the play; null: there was none.
 */
async function sell(
  demo: DemoContext,
  orders: readonly AdsOrderStored[],
  n: number,
  counts: Counts,
): Promise<Shown | null> {
  const own = ownerTx(demo);
  const { own: first, client, outside } = BIDS[n % BIDS.length]!;
  const bids = [first, client];
  const dueAt = (orders[0]!.startAt ?? demo.now) + 10 * 3_600_000 + n * ROUND_MS + LAST_TURN_MS;
  const id = uuidv7(dueAt - limits.auctionHorizon);
  const entrants = orders.map((order, at): Entrant => {
    const budget = BUDGET_FEN * MILLI;
    const offer = {
      id: order.id,
      buyer: order.advertiserId ?? '',
      bid: bids[at]!,
      currency: CURRENCY,
      at: null,
      isPaused: false,
      isTakenDown: false,
      isApproved: true,
      isReady: true,
      left: { total: budget, day: budget, pace: budget },
    };
    return { offer, order, outside: null };
  });
  const outcome = holdAuction(
    { id, floor: FLOOR_FEN, currency: CURRENCY, until: dueAt },
    entrants.map(({ offer }) => offer),
  );
  // One play that was won was never told of by its screen.
  const isPlayed = outcome.winner !== null && n !== 5;
  const answers = outside === null ? [] : [{ partnerId: '', partner: PARTNER, answer: outside, bids: [] }];
  const screen = SCREENS[n % SCREENS.length]!;
  const deviceId = known(demo.devices, screen).id;
  const playedAt = dueAt + STARTS_LATE_MS;
  await keepAuction(
    own,
    { id, slotId: orders[0]!.slotId ?? '', deviceId, dueAt, floor: FLOOR_FEN },
    { entrants, answers, outcome },
    {
      createdAt: dueAt - limits.auctionHorizon,
      ...(outcome.winner ? { status: isPlayed ? 'played' : 'lapsed' } : {}),
      ...(isPlayed ? { playedAt } : {}),
    },
  );
  addCounts(
    counts,
    entrants,
    entrants.find(({ offer }) => offer.id === outcome.winner?.id),
  );
  if (!outcome.winner || !isPlayed) return null;
  await charge(own, known(demo.corporations, 'owner').id, outcome.winner.id, outcome.winner.price);
  return { orderId: outcome.winner.id, screen, at: playedAt };
}

/** Stores the plays of an order as its screens told of them, so that its days and its proof are there. */
async function prove(demo: DemoContext, ad: AdStored, poster: number, shown: readonly Shown[]): Promise<void> {
  const of = (screen: Shown['screen']) => shown.filter((one) => one.screen === screen).map(({ at }) => at);
  await storePlays(
    demo,
    poster,
    ad,
    SCREENS.map((name) => [name, known(demo.devices, name), of(name)] as const),
  );
}

/** A slot that sells plays by auction too, with auctions of the last days, and an outside buyer that is switched off (MKT-10). */
export async function seedAuctions(demo: DemoContext, groups: DemoGroups): Promise<void> {
  const own = ownerTx(demo);
  const { slotId } = known(demo.corporations, 'owner');
  await own.adSlots.update(slotId, { rtb: true, rtbPriceFen: FLOOR_FEN });
  await own.demandPartners.insert({
    name: PARTNER,
    enabled: false,
    endpoint: 'https://dsp.example.com/openrtb/2.6/bid',
    seat: 'demo-dsp',
    tmax: 300,
    maxQps: 50,
    creatorId: known(demo.accounts, 'operator'),
  });
  const placed = [await orderOf(demo, groups, undefined, 2600), await orderOf(demo, groups, '望江书屋', 1900)];
  const sold = [];
  for (const [index, order] of placed.entries()) {
    const poster = POSTERS[index]!;
    sold.push({ poster, ...(await reviewedAdOf(demo, order, { poster, status: 'expired', screens: SCREENS })) });
  }
  const orders = sold.map(({ order }) => order);
  const counts: Counts = new Map();
  const plays = [];
  for (let n = 0; n < PLAYS; n += 1) plays.push(await sell(demo, orders, n, counts));
  for (const { ad, poster, order } of sold) {
    const shown = plays.filter((play): play is Shown => play?.orderId === order.id);
    await prove(demo, ad, poster, shown);
  }
  await countAuctions(own, known(demo.corporations, 'owner').id, counts);
  for (const { id } of orders) {
    const order = (await own.adsOrders.one(id))!;
    const earnedFen = Math.round((order.spentMilli ?? 0) / MILLI);
    await holdFor(own, order, order.creatorId ?? '');
    await settleMoney(own, order, earnedFen);
    await own.adsOrders.update(id, {
      delivered: order.charged ?? 0,
      settledAt: (order.endAt ?? demo.now) + limits.orderSettleAfter,
      earnedFen,
      creditFen: BUDGET_FEN - earnedFen,
    });
  }
  await recount(
    demo.tx,
    orders.map(({ promotionGroupId }) => promotionGroupId),
  );
}
