import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { balancesOf } from '#server/money/wallet.ts';
import type { Tx } from '#server/store/types.ts';
import { call, data } from '#tests/support/call.ts';
import { buildShop, CPM, CPT, type Shop } from '#tests/support/shop.ts';
import { DAY } from '../../player/scene.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop({ screens: 2, places: 3 });
  await shop.fill(10_000_000);
});
afterAll(() => shop.close());

type Order = Record<string, unknown> & { id: string; status: string; adId: string | null };

const buyer = () => shop.personas.advertiser;
const order = (id: string, caller = buyer()) => data<Order>(shop, caller, 'adsOrder.one', { id });
const money = () =>
  shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => ({
    buyer: await balancesOf(tx, buyer().corpId),
    seller: await balancesOf(tx, shop.corpId),
  }));
const act = async (verb: 'pay' | 'cancel', id: string, caller = buyer()): Promise<number> => {
  const { code, data: answer } = await call<{ results: { code: number }[] }>(shop, caller, `adsOrder.${verb}`, {
    ids: [id],
  });
  return answer?.results?.[0]?.code ?? code;
};
const quote = (overrides: object = {}) =>
  data<{ amountFen: number; expectedPlays: number; busy: unknown[]; free: { from: string; to: string }[] }>(
    shop,
    buyer(),
    'adsOrder.quote',
    {
      lines: [{ goodsId: shop.goodsId, deviceIds: shop.deviceIds }],
      from: shop.day(1),
      to: shop.day(1),
      sellingMode: 'cpt',
      ...overrides,
    },
  );

/** A day that no other test uses. */
let next = 10;
const someDay = (): string => shop.day((next += 2));

const upload = (id: string, materials: string[], caller = buyer()) =>
  call<{ results: { code: number }[] }>(shop, caller, 'adsOrder.upload', { ids: [id], materials });

describe('finding and asking [ADS-03]', () => {
  it('finds what is on sale, with its prices and free places, and nothing else of the media owner', async () => {
    const { list, total } = await data<{ list: Record<string, unknown>[]; total: number }>(
      shop,
      buyer(),
      'adsOrder.search',
      {
        from: shop.day(1),
        to: shop.day(2),
      },
    );
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({
      name: 'Screen 0',
      owner: 'Own',
      address: 'Street 0',
      cptPriceFen: CPT,
      priceFen: CPM,
      places: 3,
      days: [
        { day: shop.day(1), free: 3 },
        { day: shop.day(2), free: 3 },
      ],
    });
    expect(list[0]).not.toHaveProperty('corpId');
  });

  it('tells how large a screen is as people see it, also where it is turned [DEV-23]', async () => {
    const set = (rotation: '0' | '90') =>
      shop.within(
        (tx) => tx.devices.update(shop.deviceIds[0]!, { resolution: '1920x1080', rotation }) as Promise<unknown>,
      );
    const told = async () =>
      (await data<{ list: { resolution: string }[] }>(shop, buyer(), 'adsOrder.search', {})).list[0]?.resolution;
    await set('90');
    expect(await told()).toBe('1080x1920');
    await set('0');
    expect(await told()).toBe('1920x1080');
  });

  it.each([
    ['a part of the name', { q: 'screen 1' }, 1],
    ['a text with signs of a pattern', { q: '%' }, 0],
    ['a price that is too low', { sellingMode: 'cpt', maxPriceFen: CPT - 1 }, 0],
    ['another size', { dimension: '10x10' }, 0],
    ['another scene', { scenes: ['mall'] }, 0],
    ['another place', { districtCode: '440000' }, 0],
  ])('narrows by %s', async (_name, input, total) => {
    expect((await data<{ total: number }>(shop, buyer(), 'adsOrder.search', input)).total).toBe(total);
  });

  it('counts what is on sale by province, city and district, as it is narrowed, whatever division was asked for', async () => {
    const place = (codes: readonly (string | null)[]) =>
      shop.within(async (tx) => {
        for (const [at, districtCode] of codes.entries())
          await tx.devices.update(shop.deviceIds[at]!, { districtCode });
      });
    const tree = async (input: object = {}) => {
      const answer = await data<{ total: number; list: object[] }>(shop, buyer(), 'adsOrder.regions', input);
      return { total: answer.total, codes: answer.list.map((node) => Object.values(node).filter((_, at) => at !== 1)) };
    };
    await place(['440106', '310104']);
    const guangzhou = [
      ['440000', 0, 1],
      ['440100', 1, 1],
      ['440106', 2, 1],
    ];
    const shanghai = [
      ['310000', 0, 1],
      // A city that is its province is one step.
      ['310104', 1, 1],
    ];
    expect(await tree()).toEqual({ total: 2, codes: [...shanghai, ...guangzhou] });
    expect(await tree({ q: 'screen 0' })).toEqual({ total: 1, codes: guangzhou });
    expect(await tree({ scenes: ['mall', 'office'] })).toEqual({ total: 0, codes: [] });
    await place([null, null]);
    expect(await tree()).toEqual({ total: 2, codes: [] });
    expect((await call(shop, shop.personas.owner, 'adsOrder.regions', {})).code).not.toBe(0);
  });

  it('quotes by the formula of the server: slots by days, or a thousand plays', async () => {
    expect(await quote({ to: shop.day(3) })).toMatchObject({ amountFen: CPT * 2 * 3, busy: [], free: [] });
    expect(await quote({ sellingMode: 'cpm', plays: 1500 })).toMatchObject({ amountFen: (CPM * 1500) / 1000 });
  });

  it.each([
    ['today', { from: 0, to: 1 }, 'ORDER_DAYS'],
    ['an end before its start', { from: 3, to: 2 }, 'ORDER_DAYS'],
    ['more than 92 days', { from: 1, to: 93 }, 'ORDER_DAYS'],
    ['a day beyond a year', { from: 366, to: 366 }, 'ORDER_TOO_FAR'],
    ['plays that nobody named', { from: 1, to: 1, sellingMode: 'cpm' }, 'PLAYS_NEEDED'],
    ['more plays than these screens have', { from: 1, to: 1, sellingMode: 'cpm', plays: 9_000_000 }, 'PLAYS_TOO_MANY'],
  ] as const)('refuses %s', async (_name, { from, to, ...rest }, name) => {
    const { code } = await call(shop, buyer(), 'adsOrder.quote', {
      lines: [{ goodsId: shop.goodsId, deviceIds: shop.deviceIds }],
      from: shop.day(from),
      to: shop.day(to),
      sellingMode: 'cpt',
      ...rest,
    });
    expect(code).toBe(errors[name].code);
  });

  it.each([0, -1, 1.5, 1e12, '1e3', null])('never takes a price from the buyer: %s [A7]', async (amountFen) => {
    const day = someDay();
    const { code } = await call(shop, buyer(), 'adsOrder.place', {
      ...(await shop.wish({ from: day, to: day })),
      amountFen,
    });
    expect([errors.PAYLOAD_INVALID.code, errors.PRICE_CHANGED.code]).toContain(code);
  });
});

describe('an order [MKT-06] [ADS-07]', () => {
  it('is placed, paid, uploaded, reviewed, played and settled by what was delivered [MKT-09]', async () => {
    const [from, to] = [shop.day(1), shop.day(2)];
    const before = await money();
    const id = await shop.order({ from, to });
    expect(await order(id)).toMatchObject({
      status: 'toBePaid',
      number: expect.stringMatching(/^AO\d{6}$/) as string,
      amountFen: CPT * 4,
      ownerName: 'Own',
      startDay: from,
      endDay: to,
    });
    expect(await act('pay', id)).toBe(0);
    expect((await order(id)).status).toBe('toBeUploaded');
    expect((await money()).buyer).toMatchObject({
      wallet: before.buyer.wallet - CPT * 4,
      held: before.buyer.held + CPT * 4,
    });

    const sent = await upload(id, [await shop.picture()]);
    expect(sent).toMatchObject({ code: 0, data: { results: [{ code: 0 }] } });
    const running = await order(id);
    expect(running).toMatchObject({ status: 'ongoing', adNumber: expect.stringMatching(/^A\d+$/) as string });
    const ad = await data<{ materials: string[] }>(shop, shop.personas.owner, 'ad.one', { id: running.adId });
    // Whoever reviews the ad by their department can open what they judge.
    const [shown] = await shop.within((tx) => tx.materials.many(ad.materials));
    const { deptId } = await shop.within(async (tx) => (await tx.ads.one(running.adId!))!);
    expect(deptId).not.toBeNull();
    expect(shown!.deptId).toBe(deptId);
    expect(ad).toMatchObject({ status: 'pendingApproval', advertiserId: buyer().corpId, targetIds: shop.deviceIds });
    await shop.approve([running.adId!]);
    expect(await data(shop, buyer(), 'ad.one', { id: running.adId })).toMatchObject({ status: 'pendingPlay' });

    // Of four days of screens it plays on one.
    shop.clock.set(shop.clock.now() + 1.5 * DAY);
    await shop.within(async (tx) => {
      await tx.proofsOfPlay.insert({
        startedAt: Date.parse(`${from}T12:00:00+08:00`),
        durationMs: 15_000,
        plays: 30,
        adId: running.adId,
        deviceId: shop.deviceIds[0]!,
        seq: 1,
      });
    });
    shop.clock.set(Date.parse(`${to}T00:00:00+08:00`) + DAY + 1);
    await shop.tick();
    expect(await order(id)).toMatchObject({ status: 'finished', settledAt: null });
    shop.clock.set(shop.clock.now() + limits.orderSettleAfter);
    await shop.tick();
    await shop.tick();
    expect(await order(id)).toMatchObject({ earnedFen: CPT, creditFen: CPT * 3, delivered: 30 });
    const after = await money();
    expect(after.seller.income - before.seller.income).toBe(CPT);
    expect(after.buyer).toMatchObject({ wallet: before.buyer.wallet - CPT, held: before.buyer.held });
  });

  it('that is not paid within the hour is cancelled, and its places are free [AD-13]', async () => {
    const day = someDay();
    const ids = [
      await shop.order({ from: day, to: day }),
      await shop.order({ from: day, to: day }),
      await shop.order({ from: day, to: day }),
    ];
    const full = await call<{ free: unknown[] }>(
      shop,
      buyer(),
      'adsOrder.place',
      await shop.wish({ from: day, to: day }),
    );
    expect(full.code).toBe(errors.SEATS_TAKEN.code);
    shop.clock.set(shop.clock.now() + limits.orderWindowOnline);
    expect(await act('pay', ids[0]!)).toBe(errors.ORDER_PAID_LATE.code);
    await shop.tick();
    expect((await order(ids[0]!)).status).toBe('cancelled');
    expect(await act('pay', ids[0]!)).toBe(errors.NOT_ALLOWED_NOW.code);
    await shop.order({ from: day, to: day });
  });

  it('for the last place is refused with the nearest free days, in both languages [AD-13]', async () => {
    const day = someDay();
    for (let n = 0; n < 3; n += 1) await shop.order({ from: day, to: day });
    const wish = await shop.wish({ from: day, to: day });
    for (const [language, words] of [
      ['en_us', 'Free next: '],
      ['zh_cn', '最近可投放：'],
    ] as const) {
      const answer = await call<{ free: { from: string }[]; busy: unknown[] }>(shop, buyer(), 'adsOrder.place', wish, {
        language,
      });
      expect(answer.code).toBe(errors.SEATS_TAKEN.code);
      expect(answer.message).toContain(words);
      expect(answer.data!.free).toHaveLength(3);
      expect(answer.data!.free.map(({ from }) => from)).not.toContain(day);
    }
    expect(await quote({ from: day, to: day })).toMatchObject({
      free: [{ from: expect.any(String) as string }, {}, {}],
    });
  });

  it('is cancelled while it is unpaid, which frees its places, and not afterwards', async () => {
    const day = someDay();
    const id = await shop.order({ from: day, to: day });
    expect(await act('cancel', id)).toBe(0);
    expect(await act('cancel', id)).toBe(errors.NOT_ALLOWED_NOW.code);
    expect(await act('pay', id)).toBe(errors.NOT_ALLOWED_NOW.code);
    const paid = await shop.order({ from: day, to: day });
    expect(await act('pay', paid)).toBe(0);
    expect(await act('cancel', paid)).toBe(errors.NOT_ALLOWED_NOW.code);
    expect(await act('pay', paid)).toBe(errors.NOT_ALLOWED_NOW.code);
  });

  it('that the wallet cannot pay stays unpaid, and the books stay as they are', async () => {
    const day = someDay();
    const { wallet } = (await money()).buyer;
    await shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      await tx.db
        .updateTable('ledger_accounts')
        .set({ balance: 1 })
        .where('corp_id', '=', buyer().corpId)
        .where('kind', '=', 'wallet')
        .execute();
    });
    const id = await shop.order({ from: day, to: day });
    expect(await act('pay', id)).toBe(errors.BALANCE_TOO_LOW.code);
    expect((await order(id)).status).toBe('toBePaid');
    await shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      await tx.db
        .updateTable('ledger_accounts')
        .set({ balance: wallet })
        .where('corp_id', '=', buyer().corpId)
        .where('kind', '=', 'wallet')
        .execute();
    });
    expect(await act('pay', id)).toBe(0);
  });

  it('is neither seen nor paid nor uploaded to by another enterprise', async () => {
    const day = someDay();
    const id = await shop.order({ from: day, to: day });
    const { agent, rival, owner } = shop.personas;
    expect(await act('pay', id, agent)).toBe(errors.NOT_FOUND.code);
    expect((await upload(id, [await shop.picture()], agent)).code).not.toBe(0);
    expect((await call(shop, agent, 'adsOrder.one', { id })).code).toBe(errors.NOT_FOUND.code);
    expect((await call(shop, rival, 'adsOrder.one', { id })).code).toBe(errors.NOT_FOUND.code);
    expect(await order(id, owner)).toMatchObject({ advertiserName: 'Buyer' });
    expect(await act('pay', id, owner)).toBe(errors.WRONG_SYSTEM.code);
  });

  it('whose ad was refused takes another upload', async () => {
    const day = someDay();
    const id = await shop.order({ from: day, to: day });
    await act('pay', id);
    await upload(id, [await shop.picture()]);
    const { adId } = await order(id);
    await data(shop, shop.personas.owner, 'ad.reject', { ids: [adId], reason: 'Too bright' });
    await shop.tick();
    expect((await order(id)).status).toBe('toBeUploaded');
    expect((await upload(id, [await shop.picture()])).data!.results[0]!.code).toBe(0);
    expect(await order(id)).toMatchObject({ status: 'ongoing', adId });
    expect(await data(shop, shop.personas.owner, 'ad.one', { id: adId })).toMatchObject({ status: 'pendingApproval' });
  });

  it('takes no copy that is about to be removed, and copies the file anew once it is gone', async () => {
    const picture = await shop.picture();
    const paid = async () => {
      const day = someDay();
      const id = await shop.order({ from: day, to: day });
      await act('pay', id);
      return id;
    };
    await upload(await paid(), [picture]);
    const second = await paid();
    const copies = () =>
      shop.services.store.read({ kind: 'system', corpId: null }, (tx) =>
        tx.db.selectFrom('uploads').select(['id', 'store_key']).where('store_key', 'like', '%/placed/%').execute(),
      );
    const known = await copies();
    const each = async (work: (copy: (typeof known)[number]) => Promise<unknown>) => {
      for (const copy of known) await work(copy);
    };
    const uploads = (work: (tx: Tx) => Promise<unknown>) =>
      shop.services.store.write({ kind: 'system', corpId: null }, work);
    await each(({ id }) =>
      uploads((tx) => tx.db.updateTable('uploads').set({ state: 'unnamed' }).where('id', '=', id).execute()),
    );
    expect((await upload(second, [picture])).code).toBe(errors.STORE_BUSY.code);
    expect((await order(second)).status).toBe('toBeUploaded');
    await each(({ id, store_key: key }) =>
      uploads(async (tx) => {
        await shop.services.media.remove(key);
        await tx.db.deleteFrom('uploads').where('id', '=', id).execute();
      }),
    );
    expect((await upload(second, [picture])).data!.results[0]!.code).toBe(0);
    for (const { store_key: key } of await copies()) expect(await shop.services.media.stat(key)).not.toBeNull();
  });

  it('by CPM stops at its number and earns by its plays', async () => {
    const [from, to] = [shop.day(1), shop.day(2)];
    const id = await shop.order({ from, to, sellingMode: 'cpm', plays: 1000 });
    await act('pay', id);
    await upload(id, [await shop.picture()]);
    const { adId } = await order(id);
    await shop.approve([adId!]);
    shop.clock.set(Date.parse(`${from}T06:00:00+08:00`));
    await shop.within(async (tx) => {
      await tx.ads.update(adId!, { impressions: 1000 });
    });
    await shop.tick();
    expect((await order(id)).status).toBe('finished');
    await shop.tick();
    expect(await data(shop, buyer(), 'ad.one', { id: adId })).toMatchObject({ status: 'expired' });
  });
});
