import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readNumbers } from '#core/noticeNumbers.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { orderNotices } from '#server/jobs/orderNotices.ts';
import { runOrders } from '#server/jobs/orders.ts';
import { runTransitions } from '#server/jobs/transitions.ts';
import { createTick } from '#server/jobs/tick.ts';
import { brokenNotices } from '#tests/support/brokenNotices.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { data, type Caller } from '#tests/support/call.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';

const DAY_MS = 86_400_000;
const SYSTEM = { kind: 'system', corpId: null } as const;

let shop: Shop;
beforeEach(async () => {
  shop = await buildShop({ screens: 1 });
  await shop.fill(1_000_000);
});
afterEach(() => shop.close());

interface Notice {
  kind: string;
  entity: string;
  subject: string;
  detail: string | null;
  dueAt: string | null;
  recordId: string;
}
const noticesOf = async (who: Caller) => (await data<{ list: Notice[] }>(shop, who, 'notice.info')).list;
const heardBy = async (who: Caller) => (await noticesOf(who)).map(({ kind }) => kind).toSorted();

/** An order of tomorrow that is paid, with an ad that waits for its review. */
async function uploaded(buyer: Caller & { corpId: string }, overrides: object = {}) {
  const wish = { ...(await shop.wish()), ...overrides };
  const { orders } = await data<{ orders: { id: string }[] }>(shop, buyer, 'adsOrder.place', wish);
  const { id } = orders[0]!;
  await data(shop, buyer, 'adsOrder.pay', { ids: [id] });
  await data(shop, buyer, 'adsOrder.upload', { ids: [id], materials: [await shop.picture(buyer.corpId)] });
  const { adId, number } = await data<{ adId: string; number: string }>(shop, buyer, 'adsOrder.one', { id });
  return { id, adId, number };
}
const seatsOf = (id: string) =>
  shop.services.store.read(SYSTEM, async (tx) => {
    const rows = await tx.db.selectFrom('seats').select('day').where('order_id', '=', id).execute();
    return rows.length;
  });
const startOf = (ahead: number) => Date.parse(`${shop.day(ahead)}T00:00:00+08:00`);
/** A tick, and a second one that sees what the first has ended; each of a process that knows nothing of the other's. */
async function tick(): Promise<void> {
  for (let n = 0; n < 2; n += 1) {
    await shop.tick();
    expect(await orderNotices(shop.services)()).toEqual([]);
  }
}

describe('who bought an ad [UI-12, MKT-09]', () => {
  it('hears that it was approved, plays, is over, and what it came to: of each once', async () => {
    const { advertiser, rival, owner } = shop.personas;
    const { id, adId, number } = await uploaded(advertiser);
    const [start, end] = [startOf(1), startOf(2)];
    await shop.approve([adId]);
    expect(await noticesOf(advertiser)).toMatchObject([{ kind: 'adApproved', entity: 'ad', recordId: adId }]);
    await shop.within((tx) => tx.ads.update(adId, { downloadStatus: 'success' }).then(() => undefined));
    shop.clock.set(start + 1);
    await tick();
    expect(await noticesOf(advertiser)).toContainEqual(
      expect.objectContaining({ kind: 'adStarted', entity: 'ad', recordId: adId }),
    );
    // Paused and started again it is no news.
    await data(shop, owner, 'ad.pause', { ids: [adId] });
    await data(shop, owner, 'ad.start', { ids: [adId] });
    shop.clock.set(end + 1);
    await tick();
    expect(await noticesOf(advertiser)).toContainEqual(
      expect.objectContaining({
        kind: 'orderEnded',
        entity: 'adsOrder',
        recordId: id,
        subject: number,
        dueAt: new Date(end + limits.orderSettleAfter).toISOString(),
      }),
    );
    shop.clock.set(end + DAY_MS + 1);
    await tick();
    const settled = (await noticesOf(advertiser)).find(({ kind }) => kind === 'orderSettled');
    expect(settled).toMatchObject({ entity: 'adsOrder', recordId: id, subject: number });
    expect(readNumbers('orderSettled', settled!.detail)).toEqual({
      kind: 'orderSettled',
      earnedFen: 0,
      creditFen: CPT,
    });
    expect(await heardBy(advertiser)).toEqual(['adApproved', 'adStarted', 'orderEnded', 'orderSettled']);
    for (const other of [rival, shop.personas.superior]) expect(await noticesOf(other)).toEqual([]);
  });

  it('is the agent who placed it, and those who administer the advertiser', async () => {
    const { agent, advertiser, reviewer } = shop.personas;
    const advertiserId = await shop.client();
    const { adId } = await uploaded(agent, { advertiserId });
    await seeAds(shop, reviewer, [adId]);
    await data(shop, reviewer, 'ad.reject', { ids: [adId], reason: 'Too loud' });
    expect(await noticesOf(agent)).toMatchObject([{ kind: 'adRefused', recordId: adId, detail: 'Too loud' }]);
    expect(await noticesOf(advertiser)).toEqual([]);
  });

  it('hears what it came to though the server stood still for days right after it', async () => {
    const { advertiser } = shop.personas;
    await uploaded(advertiser);
    shop.clock.set(startOf(2) + 1);
    await tick();
    shop.clock.advance(DAY_MS);
    expect((await runOrders(shop.services)).failed).toEqual([]);
    shop.clock.advance(3 * DAY_MS);
    expect(await orderNotices(shop.services)()).toEqual([]);
    expect((await heardBy(advertiser)).filter((kind) => kind === 'orderSettled')).toHaveLength(1);
  });

  it('hears in the tick that did it, and by mail what it came to, if it chose so', async () => {
    const { advertiser } = shop.personas;
    await shop.services.store.write(SYSTEM, async (tx) => {
      await tx.accounts.update(advertiser.userId, { email: 'buyer@example.com', language: 'zh_cn' });
    });
    await data(shop, advertiser, 'noticeSetting.create', { mailKinds: ['orderEnded', 'orderSettled'] });
    const { number } = await uploaded(advertiser);
    shop.clock.set(startOf(2) + 1);
    const round = createTick(shop.services);
    const restart = () => shop.clock.advance(60_000);
    restart();
    await round();
    restart();
    await round();
    expect(await heardBy(advertiser)).toContain('orderEnded');
    shop.clock.advance(DAY_MS);
    await round();
    const mails = await shop.services.store.read(SYSTEM, (tx) =>
      tx.db.selectFrom('outbox').select('payload').orderBy('created_at').execute(),
    );
    const texts = mails.map(({ payload }) => JSON.stringify(payload));
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain(`订单投放结束: ${number}`);
    expect(texts[0]).toContain('结算时间不早于：');
    expect(texts[1]).toContain(`订单已结算: ${number}`);
    expect(texts[1]).toContain('按播放结算 ¥0.00，退回钱包 ¥50.00');
  });
});

describe('a buyer who cannot be told [UI-12, D2]', () => {
  it('keeps nobody else from hearing, however many begin at once, and hears as soon as it can be', async () => {
    const { advertiser } = shop.personas;
    const ads: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { adId } = await uploaded(advertiser);
      await shop.approve([adId]);
      await shop.within((tx) => tx.ads.update(adId, { downloadStatus: 'success' }).then(() => undefined));
      ads.push(adId);
    }
    shop.clock.set(startOf(1) + 1);
    await shop.services.store.write(SYSTEM, runTransitions);
    const [change] = await shop.services.store.read(SYSTEM, (tx) =>
      tx.db.selectFrom('state_changes').select('row_id').where('state', '=', 'playing').orderBy('id').execute(),
    );
    const first = change!.row_id;
    let isBroken = true;
    const store = brokenNotices(shop.services.store, ({ recordId }) => isBroken && recordId === first);
    const round = orderNotices({ store, config: shop.services.config }, { atOnce: 1 });
    const heard = async () => (await noticesOf(advertiser)).filter(({ kind }) => kind === 'adStarted');
    for (let n = 0; n < 6; n += 1) {
      expect(await round()).toMatchObject([{ message: expect.stringContaining('adStarted') as string }]);
      shop.clock.advance(30_000);
    }
    expect((await heard()).map(({ recordId }) => recordId).toSorted()).toEqual(
      ads.filter((id) => id !== first).toSorted(),
    );
    isBroken = false;
    for (let n = 0; n < 2; n += 1) expect(await round()).toEqual([]);
    expect((await heard()).map(({ recordId }) => recordId).toSorted()).toEqual(ads.toSorted());
  });

  it('has an order settled all the same, and its places given free [MKT-09]', async () => {
    const { advertiser } = shop.personas;
    const { id } = await uploaded(advertiser);
    shop.clock.set(startOf(2) + 1);
    await tick();
    shop.clock.advance(DAY_MS);
    let isBroken = true;
    const store = brokenNotices(shop.services.store, ({ kind }) => isBroken && kind === 'orderSettled');
    expect((await runOrders({ ...shop.services, store })).failed).toEqual([]);
    expect(await data(shop, advertiser, 'adsOrder.one', { id })).toMatchObject({ creditFen: CPT });
    expect(await seatsOf(id)).toBe(0);
    await checkBooks(shop);
    const round = orderNotices({ store, config: shop.services.config });
    expect(await round()).toMatchObject([{ message: expect.stringContaining(id) as string }]);
    isBroken = false;
    for (let n = 0; n < 2; n += 1) {
      shop.clock.advance(120_000);
      expect(await round()).toEqual([]);
    }
    await tick();
    expect((await heardBy(advertiser)).filter((kind) => kind === 'orderSettled')).toHaveLength(1);
  });
});

it('orders that end at one moment are all told of, in parts of a few', async () => {
  const { advertiser } = shop.personas;
  for (let n = 0; n < 3; n += 1) await uploaded(advertiser);
  shop.clock.set(startOf(2) + 1);
  await shop.services.store.write(SYSTEM, runTransitions);
  expect(await orderNotices(shop.services, { atOnce: 1 })()).toEqual([]);
  expect((await heardBy(advertiser)).filter((kind) => kind === 'orderEnded')).toHaveLength(3);
});
