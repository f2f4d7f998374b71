import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks, payments, type TestPayments } from '#tests/support/payments.ts';
import { RACE_MS, rounds, seeded, shuffled, winners } from '#tests/support/races.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';

const BUYERS = 8;
/** Rounds of the short form in which each winner is to be seen. */
const SHORT = 24;

let shop: Shop;
let pay: TestPayments;
beforeAll(async () => {
  shop = await buildShop({ screens: 2, places: 1 });
  await shop.fill(100_000_000);
  pay = payments(shop);
});
afterAll(async () => {
  await checkBooks(shop);
  await shop.close();
});

const state = (id: string) =>
  shop.services.store.read({ kind: 'system', corpId: null }, async (tx) => ({
    status: (await tx.adsOrders.one(id))?.status,
    seats: Number(
      (
        await tx.db
          .selectFrom('seats')
          .select((eb) => eb.fn.countAll().as('n'))
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow()
      ).n,
    ),
  }));

describe('the last place', { timeout: RACE_MS }, () => {
  it('of two screens is got by one of many buyers, whole, and the others are refused [AD-13, A10, D3]', async () => {
    const found = await rounds(async (round) => {
      const day = shop.day(1 + (round % 300));
      const wish = {
        lines: [{ goodsId: shop.goodsId, deviceIds: shop.deviceIds }],
        from: day,
        to: day,
        sellingMode: 'cpt',
      };
      // Half of them want one of the screens alone: theirs and the others' cannot both be had.
      const replies = await Promise.all(
        Array.from({ length: BUYERS }, (_, n) =>
          call<{ orders: { id: string }[] }>(shop, shop.personas.advertiser, 'adsOrder.place', {
            ...wish,
            ...(n % 2 === 0
              ? { amountFen: 2 * CPT }
              : {
                  amountFen: CPT,
                  lines: [{ goodsId: shop.goodsId, deviceIds: [shop.deviceIds[n % 4 === 1 ? 0 : 1]!] }],
                }),
          }),
        ),
      );
      const rows = await shop.services.store.read({ kind: 'system', corpId: null }, (tx) =>
        tx.db.selectFrom('seats').select(['device_id', 'seat']).where('day', '=', day).execute(),
      );
      const screens = new Set(rows.map((row) => row.device_id));
      if (rows.length !== screens.size || screens.size === 0)
        return `${rows.length} places of ${screens.size} screens are sold`;
      const wrong = replies.filter(({ code }) => code !== 0 && code !== errors.SEATS_TAKEN.code);
      if (wrong.length > 0) return `refused by ${wrong.map(({ code }) => code).join()}`;
      for (const id of replies.flatMap(({ data }) => data?.orders?.map((order) => order.id) ?? []))
        await call(shop, shop.personas.advertiser, 'adsOrder.cancel', { ids: [id] });
      return null;
    });
    expect(found).toEqual([]);
  });

  it('of a slot that is deleted at once is sold or gone, never both [AD-13, LAY-03]', async () => {
    const { owner, advertiser, own } = shop.personas;
    const found = await rounds(async (round) => {
      const { id: slotId } = await data<{ id: string }>(shop, owner, 'adSlot.create', {
        name: `Short-lived ${round}`,
        layoutId: own.layoutId,
        width: 500 + round,
        height: 90,
        carouselPlaces: 1,
        sellingMode: 'cpt',
        cptPriceFen: CPT,
      });
      await data(shop, owner, 'adSlot.openSale', { ids: [slotId] });
      const { list } = await data<{ list: { id: string }[] }>(shop, owner, 'goods.list', { filter: { slotId } });
      const day = shop.day(2);
      const [placed] = await Promise.all([
        call<{ orders: { id: string }[] }>(shop, advertiser, 'adsOrder.place', {
          lines: [{ goodsId: list[0]!.id, deviceIds: shop.deviceIds }],
          from: day,
          to: day,
          sellingMode: 'cpt',
          amountFen: CPT * 2,
        }),
        call(shop, owner, 'adSlot.delete', { ids: [slotId] }),
      ]);
      const isThere = (await call(shop, owner, 'adSlot.one', { id: slotId })).code === 0;
      if (placed.code !== 0) return isThere ? `it is there, and was refused by ${placed.code}` : null;
      await call(shop, advertiser, 'adsOrder.cancel', { ids: [placed.data!.orders[0]!.id] });
      return isThere ? null : 'a place was sold in a slot that is gone';
    });
    expect(found).toEqual([]);
  });

  it(
    'is paid for or given free, never both, when payments and the end of its time come at once [ADS-07, A8]',
    async () => {
      const random = seeded(1_000);
      const ends = winners(['clock', 'wallet', 'code']);
      const { advertiser } = shop.personas;
      const purse = () => data<{ balance: number; budget: number }>(shop, advertiser, 'wallet.info', {});
      const found = await rounds(
        async (round) => {
          // Each round takes an hour of the clock: its day is far enough ahead that no order is settled during the race.
          const day = shop.day(60 + (round % 300));
          const id = await shop.order({ from: day, to: day });
          const { payBefore } = await data<{ payBefore: string }>(shop, advertiser, 'adsOrder.one', { id });
          const { payment } = await data<{ payment: string }>(shop, advertiser, 'adsOrder.payment', { id });
          await pay.scan(payment, 'silent');
          const told = await pay.told(payment);
          const before = await purse();
          const end = Date.parse(payBefore);
          // The last moment at which it can be paid, and the first at which its places are free: each has one of them.
          shop.clock.waver(round % 2 === 0 ? [end - 1, end] : [end - 1, end - 1, end - 1, end], random);
          let byWallet = false;
          const racers = [
            () => shop.tick(),
            () => pay.callback(told),
            async () => {
              const paid = await call<{ results: { code: number }[] }>(shop, advertiser, 'adsOrder.pay', { ids: [id] });
              byWallet = paid.data?.results?.[0]?.code === 0;
            },
          ];
          await Promise.all(shuffled(racers, random).map((race) => race()));
          shop.clock.set(end);
          await shop.tick();
          const [after, left] = [await state(id), await purse()];
          const isPaid = after.status === 'toBeUploaded';
          ends.won(isPaid ? (byWallet ? 'wallet' : 'code') : 'clock');
          const aside = left.budget - before.budget;
          const gained = left.balance - before.balance;
          const isRight = isPaid
            ? after.seats === 2 && aside === 2 * CPT && gained === 0
            : after.status === 'cancelled' && after.seats === 0 && !byWallet && aside === 0 && gained === 2 * CPT;
          return isRight ? null : JSON.stringify({ after, byWallet, aside, gained });
        },
        1,
        SHORT,
        () => ends.seldom().length === 0,
      );
      expect(found).toEqual([]);
      expect(ends.seldom()).toEqual([]);
    },
    2 * RACE_MS,
  );
});
