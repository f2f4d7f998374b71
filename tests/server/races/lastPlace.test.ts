import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { takeSeats } from '#server/commands/sales/seats.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { addCorporation, addPersona, type Persona } from '#tests/support/personas.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { raceMs, rounds, seeded, shuffled } from '#tests/support/races.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

/** By `npm run races` (200 rounds): 1,000 rounds. */
const LAST = 5;
const BUYERS = 50;
const SYSTEM = { kind: 'system', corpId: null } as const;

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop({ screens: 3, places: 1 });
});
afterAll(async () => {
  await checkBooks(shop);
  await shop.close();
});

const all = <T>(text: string): Promise<T[]> =>
  shop.services.store.read(SYSTEM, async (tx) => (await sql.raw<T>(text).execute(tx.db)).rows);
/** Places that are sold twice, or beyond the stock of the slot, which is one: asked of the database, for all that there is. */
const oversold = () =>
  all(
    `select device_id, slot_id, day from seats group by device_id, slot_id, day having count(*) > 1 or max(seat) > 1`,
  );

describe('the last place [A10]', () => {
  /** Advertisers, each an enterprise of its own. */
  const buyers = (): Promise<Persona[]> =>
    shop.services.store.write(SYSTEM, async (tx) => {
      const made: Persona[] = [];
      for (let n = 0; n < BUYERS; n += 1) {
        const corporation = await addCorporation(tx, { name: `Buyer ${n}`, customerType: 'advertiser' });
        const { roleId, departmentId: deptId } = corporation;
        const who = { userName: `buyer_${n}`, corporation, roleId, deptId, system: 'ADS', password: '' } as const;
        made.push(await addPersona(tx, shop.services, who));
      }
      return made;
    });

  /** Asks for the place again while the database is busy, of which nothing was changed, as the answer says. */
  async function untilAnswered(caller: Persona, wish: object) {
    for (;;) {
      const reply = await call<{ orders: { id: string }[] }>(shop, caller, 'adsOrder.place', wish);
      if (reply.code !== errors.STORE_BUSY.code) return reply;
    }
  }

  it(
    'is got by one of 50 enterprises, and 49 are refused; none is ever sold twice [AD-13, A10]',
    async () => {
      const random = seeded(10);
      const who = await buyers();
      const winners = new Set<string>();
      const held = new Map<string, { caller: Persona; id: string }>();
      const found = await rounds(async (round) => {
        shop.clock.advance(300);
        const day = shop.day(1 + (round % 200));
        const before = held.get(day);
        if (before) await data(shop, before.caller, 'adsOrder.cancel', { ids: [before.id] });
        const wish = await shop.wish({
          lines: [{ goodsId: shop.goodsId, deviceIds: [shop.deviceIds[0]] }],
          from: day,
          to: day,
        });
        const callers = shuffled(who, random);
        const replies = await Promise.all(callers.map((caller) => untilAnswered(caller, wish)));
        const won = replies.flatMap(({ code, data: made }, n) =>
          code === 0 ? [{ caller: callers[n]!, id: made!.orders[0]!.id }] : [],
        );
        const refused = replies.filter(({ code }) => code === errors.SEATS_TAKEN.code).length;
        for (const each of won) {
          held.set(day, each);
          winners.add(each.caller.corpId);
        }
        return won.length === 1 && refused === BUYERS - 1 ? null : `${won.length} won, ${refused} were refused`;
      }, LAST);
      expect(found).toEqual([]);
      expect(winners.size).toBeGreaterThan(1);
      expect(held.size).toBeGreaterThan(0);
      expect(await oversold()).toEqual([]);
    },
    raceMs(LAST),
  );

  it(
    'is taken once by its key alone, where nobody waits for the goods [AD-13, A10]',
    async () => {
      const [TAKERS, STOCK] = [12, 3];
      const { slotId } = shop.personas.own;
      const found = await rounds(async (round) => {
        const day = shop.day(201 + (round % 100));
        const wanted = {
          slotId,
          deviceIds: shop.deviceIds,
          from: day,
          to: day,
          stock: STOCK,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
        };
        await shop.services.store.write(SYSTEM, async (tx) => {
          await tx.db.deleteFrom('seats').where('day', '=', day).execute();
        });
        const taken = await Promise.allSettled(
          Array.from({ length: TAKERS }, (_, n) =>
            shop.services.store.write(SYSTEM, (tx) =>
              takeSeats(tx, { id: `taker ${round} ${n}`, corpId: shop.corpId, until: null }, wanted, day),
            ),
          ),
        );
        const won = taken.filter(({ status }) => status === 'fulfilled').length;
        const strange = taken.filter((each) => each.status === 'rejected' && each.reason?.code !== 'SEATS_TAKEN');
        const rows = await all<{ device_id: string; seat: number }>(
          `select device_id, seat from seats where day = '${day}' and slot_id = '${slotId}'`,
        );
        const places = new Set(rows.map((row) => `${row.device_id} ${row.seat}`)).size;
        await shop.services.store.write(SYSTEM, async (tx) => {
          await tx.db.deleteFrom('seats').where('day', '=', day).execute();
        });
        const isWhole =
          places === STOCK * shop.deviceIds.length && rows.every(({ seat }) => seat >= 1 && seat <= STOCK);
        return won === STOCK && strange.length === 0 && isWhole
          ? null
          : `${won} won, ${places} places, ${JSON.stringify(strange.map((each) => String((each as PromiseRejectedResult).reason)))}`;
      }, LAST);
      expect(found).toEqual([]);
    },
    raceMs(LAST),
  );
});
