import { holdAuction } from '#core/auction/auction.ts';
import { MILLI } from '#core/auction/pace.ts';
import { dayAt, endOf, startOf } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { recount } from '../commands/promotion/figures.ts';
import { holdFor, settleMoney } from '../commands/sales/orderMoney.ts';
import { nextNumber } from '../commands/nextNumber.ts';
import { CURRENCY } from '../commands/auctions/bid.ts';
import { known, ownerTx, type DemoContext } from './context.ts';
import { buyerOf } from './seedSales.ts';
import type { DemoGroups } from './seedPromotion.ts';

/** An outside buyer, as an example. */
const PARTNER = '示例 DSP';
const FLOOR_FEN = 1_200;
const BUDGET_FEN = 20_000;
const SCREENS = ['旗舰店·入口大屏', '旗舰店·收银台'] as const;
const PLAYS = 12;
const MINUTE_MS = 60_000;

/** What two advertisers and an outside buyer bid, play after play; null: it gave no answer. */
const BIDS: readonly { own: number; client: number; outside: number | 'noBid' | 'noAnswer' | null }[] = [
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

type Sums = Map<string, { auctions: number; wins: number; charged: number; spentMilli: number }>;

/** Holds an auction among the orders as the server does, and keeps it with its explanation. */
async function sell(demo: DemoContext, orders: readonly AdsOrderStored[], n: number, sums: Sums): Promise<void> {
  const own = ownerTx(demo);
  const { own: first, client, outside } = BIDS[n % BIDS.length]!;
  const bids = [first, client];
  const dueAt = (orders[0]!.startAt ?? demo.now) + 10 * 3_600_000 + n * 7 * MINUTE_MS;
  const id = uuidv7(dueAt - limits.auctionHorizon);
  const outcome = holdAuction(
    { id, floor: FLOOR_FEN, currency: CURRENCY, until: dueAt },
    orders.map((order, at) => ({
      id: order.id,
      buyer: order.advertiserId ?? '',
      bid: bids[at]!,
      currency: CURRENCY,
      at: null,
      isPaused: false,
      isTakenDown: false,
      isApproved: true,
      isReady: true,
      left: { total: BUDGET_FEN * MILLI, day: BUDGET_FEN * MILLI, pace: BUDGET_FEN * MILLI },
    })),
  );
  const whys = new Map(outcome.losers.map((loser) => [loser.id, loser.why]));
  const winner = orders.find((order) => order.id === outcome.winner?.id);
  // One play that was won was never told of by its screen.
  const isPlayed = n !== 5;
  for (const order of orders) {
    const sum = sums.get(order.id)!;
    sum.auctions += 1;
    if (order !== winner) continue;
    sum.wins += 1;
    if (!isPlayed) continue;
    sum.charged += 1;
    sum.spentMilli += outcome.winner?.price ?? 0;
  }
  await own.auctions.insert({
    number: id.replaceAll('-', '').slice(-12).toUpperCase(),
    status: winner ? (isPlayed ? 'played' : 'lapsed') : 'unsold',
    dueAt,
    slotId: orders[0]!.slotId,
    deviceId: known(demo.devices, SCREENS[n % SCREENS.length]!).id,
    floorFen: FLOOR_FEN,
    priceFen: outcome.winner?.price ?? null,
    winnerId: winner?.id ?? null,
    winnerName: winner?.advertiserName ?? null,
    bids: orders.length,
    offers: [
      ...orders.map((order, at) => ({
        order: order.number ?? '',
        buyer: order.advertiserName ?? '',
        bidFen: bids[at]!,
        why: order === winner ? ('won' as const) : whys.get(order.id)!,
      })),
      ...(outside === null ? [] : [{ order: '', buyer: PARTNER, partner: PARTNER, bidFen: 0, why: outside }]),
    ],
    ...(winner && isPlayed ? { playedAt: dueAt + 1_200 } : {}),
    createdAt: dueAt - limits.auctionHorizon,
  });
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
  const orders = [await orderOf(demo, groups, undefined, 2600), await orderOf(demo, groups, '望江书屋', 1900)];
  const sums: Sums = new Map(orders.map(({ id }) => [id, { auctions: 0, wins: 0, charged: 0, spentMilli: 0 }]));
  for (let n = 0; n < PLAYS; n += 1) await sell(demo, orders, n, sums);
  for (const order of orders) {
    const { auctions, wins, charged, spentMilli } = sums.get(order.id)!;
    const earnedFen = Math.round(spentMilli / MILLI);
    await holdFor(own, order, order.creatorId ?? '');
    await settleMoney(own, order, earnedFen);
    await own.adsOrders.update(order.id, {
      auctions,
      wins,
      charged,
      spentMilli,
      spentFen: Math.floor(spentMilli / MILLI),
      averageFen: Math.round(spentMilli / Math.max(1, charged)),
      delivered: charged,
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
