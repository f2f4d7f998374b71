import { addDays } from '#core/time.ts';
import { dayAt, daysFrom, endOf, startOf } from '#core/sales/days.ts';
import { openWeekdays } from '#core/sales/openings.ts';
import { scenarioOf } from '#core/schedule/scenario.ts';
import { matesOf } from '../commands/scenarios.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { nextNumber } from '../commands/nextNumber.ts';
import { allotEarned } from '../commands/sales/earnings.ts';
import { openSale } from '../commands/sales/goods.ts';
import { adOfOrder } from '../commands/sales/orderAd.ts';
import { holdFor, settleMoney } from '../commands/sales/orderMoney.ts';
import { SUMS_LATE_MS } from '../commands/markPlays.ts';
import { sumMarks } from '../jobs/sums/playSums.ts';
import { recount } from '../commands/promotion/figures.ts';
import { keepSeats, takeSeats } from '../commands/sales/seats.ts';
import { DAY_MS, known, ownerTx, type DemoContext, type DemoDevice } from './context.ts';
import { seedDeliveries } from './seedAds.ts';
import { seedPlays } from './seedPlays.ts';
import type { DemoGroups } from './seedPromotion.ts';

const CPT_FEN = 8_000;
const CPM_FEN = 1_500;

interface DemoOrder {
  status: AdsOrderStored['status'];
  screens: readonly string[];
  group: '门店与写字楼' | '地铁站厅' | '社区电梯·书屋';
  /** Whom the agency buys for; the advertiser buys for itself. */
  client?: '望江书屋';
  /** Days from today. */
  from: number;
  to: number;
  /** Hours since it was placed. */
  age: number;
  /** Share of its places that played; of an order that is settled. */
  share?: number;
}

const orders: readonly DemoOrder[] = [
  {
    status: 'finished',
    screens: ['旗舰店·入口大屏', '旗舰店·收银台'],
    group: '门店与写字楼',
    from: -12,
    to: -6,
    age: 340,
    share: 0.93,
  },
  {
    status: 'ongoing',
    screens: ['静安寺站·1 号口', '徐家汇站·1 号口'],
    group: '地铁站厅',
    from: -4,
    to: 5,
    age: 140,
  },
  { status: 'toBeUploaded', screens: ['静安写字楼·A 座大堂'], group: '门店与写字楼', from: 3, to: 9, age: 20 },
  { status: 'toBePaid', screens: ['人民广场站·3 号口', '陆家嘴站·站厅东'], group: '地铁站厅', from: 5, to: 7, age: 0 },
  {
    status: 'ongoing',
    client: '望江书屋',
    screens: ['梅园新村·1 号梯', '嘉绿苑·1 号梯'],
    group: '社区电梯·书屋',
    from: -6,
    to: 7,
    age: 180,
  },
  {
    status: 'toBePaid',
    client: '望江书屋',
    screens: ['嘉绿苑·2 号梯'],
    group: '社区电梯·书屋',
    from: 9,
    to: 12,
    age: 0,
  },
  { status: 'cancelled', screens: ['旗舰店·入口大屏'], group: '门店与写字楼', from: 10, to: 12, age: 60 },
];

/** The slot that the demo's screens show: on sale, with a price for both selling modes (MKT-07). */
async function goodsOfScreens(demo: DemoContext) {
  const own = ownerTx(demo);
  const { slotId } = known(demo.corporations, 'owner');
  const slot = await own.adSlots.update(slotId, { cptPriceFen: CPT_FEN, maxSellable: 4 });
  if (!slot) throw new Error('the slot of the demo is missing');
  await openSale(own, slot);
  const [goods] = await own.goods.find((eb) => eb('living_slot_id', '=', slotId), { limit: 1 });
  if (!goods) throw new Error('the goods of the demo are missing');
  const priced = await own.goods.update(goods.id, { priceFen: CPM_FEN, cptPriceFen: CPT_FEN });
  return { goods: priced ?? goods, slot };
}

/** Showings a day of the ad of a running order, on each screen. */
const PLAYS_A_DAY = 120;

/** Returns advertiser, payer and creator of an order: the advertiser for itself, or the agency for a client (ADS-08). */
export async function buyerOf({ tx, corporations, accounts }: DemoContext, client: DemoOrder['client']) {
  const payer = client === undefined ? 'advertiser' : 'agency';
  const payerId = known(corporations, payer).id;
  const creatorId = known(accounts, client === undefined ? 'advertiser' : 'agency_one');
  const [advertiser] = await tx.corporations.find(
    (eb) => (client === undefined ? eb('id', '=', payerId) : eb('name', '=', client)),
    { fields: ['id', 'name'], limit: 1 },
  );
  if (!advertiser) throw new Error('the demo has no such advertiser');
  return { advertiserId: advertiser.id, advertiserName: advertiser.name, payerId, creatorId };
}

/** Adds the ad of an order as its review left it, with its files on its screens. */
export async function reviewedAdOf(
  demo: DemoContext,
  order: AdsOrderStored,
  { poster, status, screens }: { poster: number; status: 'playing' | 'expired'; screens: readonly string[] },
) {
  const own = ownerTx(demo);
  const materials = [known(demo.materials, poster).id];
  const { adId, adNumber } = await adOfOrder(own, order, { materials, userId: order.creatorId ?? '' });
  const shown = await own.adsOrders.update(order.id, {
    adId,
    adNumber,
    uploadedAt: (order.paidAt ?? demo.now) + 3_600_000,
  });
  const reviewed = { reviewerId: known(demo.accounts, 'reviewer'), reviewedAt: (order.startAt ?? demo.now) - DAY_MS };
  const ad = await own.ads.update(adId, { status, downloadStatus: 'success', ...reviewed });
  if (!ad || !shown) throw new Error('the ad of the order is missing');
  await own.db.updateTable('state_changes').set({ at: reviewed.reviewedAt }).where('row_id', '=', adId).execute();
  await seedDeliveries(demo, ad, screens);
  return { ad, order: shown };
}

/** The ad of an order: reviewed, on its screens, and played since its first day; of one that is over on so many of its places. */
async function showAdOf(
  demo: DemoContext,
  order: AdsOrderStored,
  devices: readonly (DemoDevice & { name: string })[],
  playedPlaces?: number,
): Promise<AdsOrderStored> {
  const poster = order.advertiserId === order.payerId ? 0 : 2;
  const status = playedPlaces === undefined ? 'playing' : 'expired';
  const screens = devices.map(({ name }) => name);
  const { ad, order: shown } = await reviewedAdOf(demo, order, { poster, status, screens });
  const from = Math.round((startOf(order.startDay ?? '') - startOf(dayAt(demo.now))) / DAY_MS);
  const days = daysFrom(order.startDay ?? '', order.endDay ?? '').length;
  // Plays are missing at the end of the last screens.
  const lastDay = (index: number): number =>
    playedPlaces === undefined ? 0 : from - 1 + Math.max(0, Math.min(days, playedPlaces - index * days));
  await seedPlays(
    demo,
    { poster, from, to: 0, playsADay: PLAYS_A_DAY },
    ad,
    devices.map((device, index) => [device.name, device, lastDay(index)] as const),
  );
  return shown;
}

/** Orders of the advertiser in each state and of the agency for a client, with their places and their money (MKT-06). */
export async function seedSales(demo: DemoContext, groups: DemoGroups): Promise<void> {
  const own = ownerTx(demo);
  const { goods, slot } = await goodsOfScreens(demo);
  const { tx, now } = demo;
  const today = dayAt(now);
  for (const { status, client, screens, group, from, to, age, share } of orders) {
    const buyer = await buyerOf(demo, client);
    const createdAt = now - age * 3_600_000;
    const [startDay, endDay] = [addDays(today, from), addDays(today, to)];
    const places = screens.length * (to - from + 1);
    const amountFen = CPT_FEN * places;
    const devices = screens.map((name) => ({ name, ...known(demo.devices, name) }));
    const order = await own.adsOrders.insert({
      number: await nextNumber(own, 'adsOrder'),
      status,
      ...buyer,
      ...known(groups, group),
      ownerName: (await own.corporations.one(slot.corpId))?.name ?? null,
      goodsId: goods.id,
      slotId: slot.id,
      slotName: slot.name,
      dimension: goods.dimension,
      sellingMode: 'cpt',
      priceFen: CPT_FEN,
      amountFen,
      delivered: share === undefined ? 0 : Math.round(places * 288 * share),
      expectedPlays: places * 288,
      startDay,
      endDay,
      startAt: startOf(startDay),
      endAt: endOf(endDay),
      screens: screens.length,
      screenList: devices.map(({ id, name }) => ({ id, name, place: '' })),
      deptId: devices[0]?.deptId ?? null,
      payBefore: createdAt + limits.orderWindowOnline,
      paidAt: status === 'toBePaid' || status === 'cancelled' ? null : createdAt + 600_000,
      createdAt,
    });
    if (status === 'cancelled') continue;
    if (endOf(endDay) > now)
      await takeSeats(
        own,
        { id: order.id, corpId: order.corpId, until: order.payBefore ?? now },
        {
          slotId: slot.id,
          deviceIds: devices.map(({ id }) => id),
          from: startDay,
          to: endDay,
          stock: goods.maxStock ?? 1,
          weekdays: openWeekdays(scenarioOf(slot), (await matesOf(own, [slot])).get(slot.id) ?? []),
        },
        today,
      );
    if (status === 'toBePaid') continue;
    await keepSeats(own, order.id);
    await holdFor(own, order, buyer.creatorId);
    if (status === 'ongoing') await allotEarned(own, await showAdOf(demo, order, devices), null);
    if (share === undefined) continue;
    const played = Math.floor(places * share);
    const earnedFen = CPT_FEN * played;
    const shown = await showAdOf(demo, order, devices, played);
    await settleMoney(own, order, earnedFen);
    await allotEarned(own, shown, earnedFen);
    await own.adsOrders.update(order.id, {
      settledAt: endOf(endDay) + limits.orderSettleAfter,
      earnedFen,
      creditFen: amountFen - earnedFen,
    });
  }
  // The tick would do so within minutes.
  while ((await sumMarks(tx, tx.now + SUMS_LATE_MS)) > 0);
  await recount(
    tx,
    [...groups.values()].map(({ promotionGroupId }) => promotionGroupId),
  );
}
