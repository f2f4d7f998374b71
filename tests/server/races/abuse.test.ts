import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { signOf } from '#server/pay/sandbox/protocol.ts';
import { calls } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { FieldErrors } from '#core/protocol/reply.ts';
import { call, data } from '#tests/support/call.ts';
import { cases } from '#tests/support/cases/calls.ts';
import { checkBooks, newKey, payments, type TestPayments } from '#tests/support/payments.ts';
import { raceMs, rounds, seeded, shuffled } from '#tests/support/races.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

/** By `npm run races` (200 rounds): 5,000 generated orders, 500 notices. */
const [ORDERS, NOTICES] = [25, 2.5];
/** The short form of the generated orders. */
const FEW = 120;
const SYSTEM = { kind: 'system', corpId: null } as const;

let shop: Shop;
let pay: TestPayments;
beforeAll(async () => {
  shop = await buildShop({ screens: 3, places: 1 });
  pay = payments(shop);
});
afterAll(async () => {
  await checkBooks(shop);
  await shop.close();
});

const all = <T>(text: string): Promise<T[]> =>
  shop.services.store.read(SYSTEM, async (tx) => (await sql.raw<T>(text).execute(tx.db)).rows);
const one = async (text: string): Promise<number> => Number((await all<{ n: number }>(text))[0]?.n);

/** Values that a fuzzer sends for an amount, of which none is valid. */
const NO_AMOUNTS: readonly unknown[] = [
  -1,
  0,
  -0,
  1.5,
  0.1,
  -0.01,
  1e9 + 0.5,
  1e15,
  1e21,
  1e308,
  2 ** 53,
  -(2 ** 63),
  '1',
  '1e3',
  '0x10',
  '1,000',
  '1.000,00',
  ' 1 ',
  '+1',
  '-1',
  '１',
  '¥1',
  '1元',
  'NaN',
  'Infinity',
  '-0',
  '',
  '0',
  null,
  true,
  false,
  [1],
  { amount: 1 },
  [],
  {},
];

/** Returns one of these. */
const anyOf =
  (random: () => number) =>
  <T>(values: readonly T[]): T =>
    values[Math.floor(random() * values.length)]!;

describe('a generated order [A7]', () => {
  /** An order of points: what is asked, and whether it is one. */
  async function points(random: () => number): Promise<string | null> {
    const some = anyOf(random);
    const whole = (most: number) => 1 + Math.floor(random() * most);
    const isGood = random() < 0.5;
    const wish = { appType: some(['android', 'windows'] as const), quantity: whole(500), years: whole(10) };
    const spoilt = {
      quantity: { ...wish, quantity: some([...NO_AMOUNTS, limits.pointsPerOrder + 1]) },
      years: { ...wish, years: some([...NO_AMOUNTS, 1000]) },
      appType: { ...wish, appType: some(['ios', '', null, 1]) },
      price: { ...wish, [some(['payable', 'unitPrice', 'paid', 'coupon'])]: 1 },
    };
    const asked = isGood ? wish : some(Object.values(spoilt));
    const before = await one('select count(*) as n from market_orders');
    const { code, data: made } = await call<{ payable: number }>(
      shop,
      shop.personas.owner,
      'marketOrder.create',
      asked,
    );
    const placed = (await one('select count(*) as n from market_orders')) - before;
    const unit = wish.appType === 'android' ? limits.pointPriceAndroid : limits.pointPriceWindows;
    const isRight = isGood
      ? code === 0 && placed === 1 && made?.payable === unit * wish.quantity * wish.years
      : code === errors.PAYLOAD_INVALID.code && placed === 0;
    return isRight ? null : `${JSON.stringify(asked)} answered ${code} ${made?.payable}, ${placed} were placed`;
  }

  /** An order of places at a price that its seller has just set, with the buyer's word for what it costs. */
  async function places(random: () => number): Promise<string | null> {
    const some = anyOf(random);
    const { owner, advertiser } = shop.personas;
    const priceFen = 1 + Math.floor(random() * 1_000_000);
    const prices = { ids: [shop.goodsId], priceFen, cptPriceFen: priceFen };
    await data(shop, owner, 'goods.setPrice', prices);
    const deviceIds = shop.deviceIds.slice(0, 1 + Math.floor(random() * 3));
    const [first, days] = [1 + Math.floor(random() * 60), 1 + Math.floor(random() * 10)];
    const sellingMode = some(['cpt', 'cpt', 'cpm'] as const);
    const plays = 1000 + Math.floor(random() * 20_000);
    // The formula, once more: by places and days, or by a thousand plays with half a fen rounded up.
    const price =
      sellingMode === 'cpt'
        ? priceFen * deviceIds.length * days
        : Math.max(1, Math.floor((priceFen * plays + 500) / 1000));
    const isHonest = random() < 0.5;
    const lines = [{ goodsId: shop.goodsId, deviceIds }];
    const wish = { lines, from: shop.day(first), to: shop.day(first + days - 1), sellingMode };
    const amountFen = isHonest ? price : some([...NO_AMOUNTS, price - 1, price + 1, price * 100, 1]);
    const asked = { ...wish, ...(sellingMode === 'cpm' ? { plays } : {}), amountFen };
    const before = await one('select count(*) as n from ads_orders');
    const { code, data: made } = await call<{ orders?: { id: string; amountFen: number }[] }>(
      shop,
      advertiser,
      'adsOrder.place',
      asked,
    );
    const placed = (await one('select count(*) as n from ads_orders')) - before;
    const orders = made?.orders ?? [];
    if (orders.length > 0) await data(shop, advertiser, 'adsOrder.cancel', { ids: orders.map(({ id }) => id) });
    if (amountFen !== price) return code < 0 && placed === 0 ? null : `${JSON.stringify(asked)} was placed`;
    // The number of plays that a screen has is not tested here; what is sold costs what the formula says.
    if (code !== 0) return sellingMode === 'cpm' && placed === 0 ? null : `${JSON.stringify(asked)} answered ${code}`;
    const sum = orders.reduce((total, order) => total + order.amountFen, 0);
    return sum === price && placed === 1 ? null : `${JSON.stringify(asked)} cost ${sum}, not ${price}`;
  }

  it(
    'costs what the formula of the server says, or is refused and leaves nothing [MKT-08, A7]',
    async () => {
      const random = seeded(7);
      const found = await rounds(
        (round) => {
          // Rates end on the clock.
          shop.clock.advance(2_000);
          return round % 2 === 0 ? points(random) : places(random);
        },
        ORDERS,
        FEW,
      );
      expect(found).toEqual([]);
      expect(await one('select count(*) as n from market_orders where payable <= 0 or payable is null')).toBe(0);
      expect(await one('select count(*) as n from ads_orders where amount_fen <= 0 or amount_fen is null')).toBe(0);
      for (const table of ['market_orders', 'ads_orders'])
        expect(await one(`select count(*) as n from ${table}`)).toBeGreaterThan(10);
    },
    raceMs(ORDERS),
  );

  it('takes no amount that is none, in any call that moves money [A7]', async () => {
    const found: string[] = [];
    const money = cases.filter(({ call: { money: isMoney } }) => isMoney);
    expect(money.length).toBe(Object.values(calls).filter((each) => each.money).length);
    for (const { call: asked, valid } of money) {
      const caller = asked.systems.includes('YXF') ? shop.personas.owner : shop.personas.advertiser;
      for (const [field, value] of Object.entries(valid).filter(([, each]) => typeof each === 'number'))
        for (const amount of NO_AMOUNTS) {
          shop.clock.advance(1_100);
          const { code, data: said } = await call<FieldErrors>(shop, caller, asked.name as never, {
            ...valid,
            key: newKey(),
            [field]: amount,
          });
          // The price that a buyer sends has no bound: it is refused as another price, or as one of goods that do not exist.
          const isBeyond = field === 'amountFen' && Number.isSafeInteger(amount) && (amount as number) > 0;
          const isRight =
            code === errors.PAYLOAD_INVALID.code ? said?.rules?.[field] !== undefined : isBeyond && code < 0;
          if (!isRight) found.push(`${asked.name} ${field} ${JSON.stringify(amount) ?? value}: ${code}`);
        }
    }
    expect(found).toEqual([]);
  });
});

describe('a notice of the payment gateway [A9]', () => {
  /** Returns messages that somebody else sends instead of a notice, signed with this key where that helps. */
  const changes = (told: Record<string, unknown>, other: string, key: string): [raw: string, sign: string][] => {
    const raw = JSON.stringify(told);
    const { amount } = told as { amount: number };
    const bodies = [
      ...[1, amount * 100, String(amount), -amount, amount + 0.5, null].map((each) => ({ ...told, amount: each })),
      ...['USD', 'cny'].map((currency) => ({ ...told, currency })),
      { ...told, merchant: 'somebody' },
      ...[other, 'f'.repeat(32), undefined].map((number) => ({ ...told, number })),
      ...['SBX1', ''].map((txn) => ({ ...told, txn })),
      ...['waiting', 'PAID'].map((status) => ({ ...told, status })),
      [told],
    ].map((body) => JSON.stringify(body));
    return [
      ...bodies.map((body): [string, string] => [body, signOf(key, body)]),
      [raw, ''],
      [raw, signOf('another', raw)],
      [raw.replace(String(amount), String(amount + 1)), signOf(key, raw)],
    ];
  };

  it(
    'credits once, by the untouched one alone: 20 changes of each, ten repeats, in any order [MKT-03, A9]',
    async () => {
      const random = seeded(9);
      const { advertiser } = shop.personas;
      const balance = async () => (await data<{ balance: number }>(shop, advertiser, 'wallet.info', {})).balance;
      let kept: { told: Record<string, unknown>; amount: number } | null = null;
      const found = await rounds(async (round) => {
        shop.clock.advance(2_000);
        const amount = 1_000 + round;
        const { payment } = await data<{ payment: string }>(shop, advertiser, 'wallet.recharge', { amount });
        await pay.scan(payment, 'silent');
        const told = await pay.told(payment);
        const mutated = changes(
          told,
          typeof kept?.told['number'] === 'string' ? kept.told['number'] : 'e'.repeat(32),
          pay.key,
        );
        if (mutated.length !== 20) return `there are ${mutated.length} changes`;
        const sendAll = (some: readonly [string, string][]) =>
          Promise.all(shuffled(some, random).map(([raw, sign]) => pay.callback(raw, sign)));
        const before = await balance();
        await sendAll(mutated);
        if ((await balance()) !== before) return 'a changed notice was credited';
        const own = (notice: object): [string, string] => {
          const raw = JSON.stringify(notice);
          return [raw, signOf(pay.key, raw)];
        };
        // Its own notice ten times, among changed ones, and that of the payment before, which comes too late.
        const late = kept ? [own(kept.told), own(kept.told)] : [];
        await sendAll([...mutated, ...late, ...Array.from({ length: 10 }, () => own(told))]);
        kept = { told, amount };
        const gained = (await balance()) - before;
        return gained === amount ? null : `${gained} were credited for ${amount}`;
      }, NOTICES);
      expect(found).toEqual([]);
    },
    raceMs(NOTICES),
  );
});
