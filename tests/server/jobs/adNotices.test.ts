import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noticeView } from '#core/noticePlace.ts';
import { readNumbers } from '#core/noticeNumbers.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { adNotices } from '#server/jobs/adNotices.ts';
import { createTick } from '#server/jobs/tick.ts';
import { recordPath } from '#server/policies/pageUrl.ts';
import { brokenNotices } from '#tests/support/brokenNotices.ts';
import { data, type Caller } from '#tests/support/call.ts';
import { setRow } from '#tests/support/rows.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

const HOUR_MS = 3_600_000;

let shop: Shop;
let round: () => Promise<Error[]>;
beforeEach(async () => {
  shop = await buildShop({ screens: 1 });
  round = adNotices(shop.services);
});
afterEach(() => shop.close());

interface Info {
  unread: number;
  list: {
    kind: string;
    subject: string;
    detail: string | null;
    dueAt: string | null;
    readAt: string | null;
    recordId: string;
  }[];
}
const noticesOf = async (who: Caller) =>
  (await data<Info>(shop, who, 'notice.info')).list.filter(({ kind }) => kind === 'adWaiting');
const unreadOf = async (who: Caller) => (await noticesOf(who)).filter(({ readAt }) => readAt === null);

const at = (ms: number) => new Date(shop.clock.now() + ms).toISOString();
const add = async (who: Caller, name: string): Promise<string> => {
  const { own } = shop.personas;
  const draft = {
    name,
    type: 'common',
    slotId: own.slotId,
    startAt: at(HOUR_MS),
    endAt: at(48 * HOUR_MS),
    kind: 'text',
  };
  const target = { targetType: 'deviceGroup', targetIds: [own.groupId] };
  return (await data<{ id: string }>(shop, who, 'ad.create', { ...draft, ...target, text: 'Sale' })).id;
};
const tells = async (): Promise<void> => {
  shop.clock.advance(1_000);
  expect(await round()).toEqual([]);
};

describe('an ad that comes to wait for review [AD-07, UI-12]', () => {
  it('is told to those who may review it and see it, not to who sent it', async () => {
    const { owner, staff, self, reviewer, clerk, superior, rival } = shop.personas;
    const id = await add(staff, 'Latte');
    await tells();
    for (const who of [owner, reviewer])
      expect(await noticesOf(who)).toMatchObject([
        { subject: 'Latte', recordId: id, detail: null, dueAt: null, readAt: null },
      ]);
    for (const who of [staff, self, clerk, superior, rival]) expect(await noticesOf(who)).toEqual([]);
    expect(recordPath('ad', id, 'YXF', noticeView('adWaiting'))).toBe('/adv_audit');
  });

  it('is not told to who changed it before somebody else did', async () => {
    const { owner, reviewer } = shop.personas;
    const id = await add(owner, 'Tea');
    await tells();
    expect(await unreadOf(reviewer)).toHaveLength(1);
    await setRow(shop, 'ad', id, { editorIds: [owner.userId, reviewer.userId], editorId: owner.userId });
    await tells();
    expect(await unreadOf(reviewer)).toEqual([]);
  });

  it('joins those that wait in one notice, which counts them', async () => {
    const { owner, staff, reviewer } = shop.personas;
    await add(staff, 'Latte');
    await tells();
    await add(staff, 'Mocha');
    await add(owner, 'Tea');
    await tells();
    const [notice, ...others] = await noticesOf(reviewer);
    expect(others).toEqual([]);
    expect(notice?.subject).toBe('Tea');
    expect(readNumbers('adWaiting', notice!.detail)).toEqual({ kind: 'adWaiting', count: 3 });
    // Whoever made one of them has it not counted.
    const [own] = await noticesOf(owner);
    expect(readNumbers('adWaiting', own!.detail)).toEqual({ kind: 'adWaiting', count: 2 });
  });

  it('is told of once, of a change anew, and of what comes an hour later in a new notice', async () => {
    const { owner, staff, reviewer } = shop.personas;
    const id = await add(staff, 'Latte');
    await tells();
    await data(shop, reviewer, 'notice.readAll');
    await tells();
    expect(await unreadOf(reviewer)).toEqual([]);
    const changed = async (who: Caller, days: number) => {
      await shop.approve([id]);
      await data(shop, who, 'ad.update', { id, endAt: at(days * 24 * HOUR_MS) });
      await tells();
    };
    await changed(staff, 3);
    expect(await unreadOf(reviewer)).toHaveLength(1);
    expect(await noticesOf(reviewer)).toHaveLength(2);
    await changed(staff, 4);
    expect(await noticesOf(reviewer)).toHaveLength(2);
    shop.clock.advance(HOUR_MS);
    await changed(owner, 5);
    expect(await noticesOf(reviewer)).toHaveLength(3);
    expect(await unreadOf(reviewer)).toHaveLength(1);
    // It was the owner's last change: somebody else reviews it.
    expect(await unreadOf(owner)).toEqual([]);
  });

  it('needs no notice once it is reviewed, by whomever', async () => {
    const { owner, staff, reviewer } = shop.personas;
    const ids = [await add(staff, 'Latte'), await add(staff, 'Mocha')];
    await tells();
    await data(shop, reviewer, 'ad.reject', { ids: [ids[1]], reason: 'Too loud' });
    await tells();
    expect(await unreadOf(owner)).toMatchObject([{ subject: 'Latte', detail: null }]);
    await shop.approve([ids[0]!]);
    // Another process takes over, and knows nothing of what was told.
    round = adNotices(shop.services);
    await tells();
    for (const who of [owner, reviewer]) expect(await unreadOf(who)).toEqual([]);
  });

  it('of an order that was paid says until when it must be reviewed [MKT-09]', async () => {
    const { advertiser, reviewer, staff } = shop.personas;
    await shop.fill(1_000_000);
    const id = await shop.order();
    await data(shop, advertiser, 'adsOrder.pay', { ids: [id] });
    await data(shop, advertiser, 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
    const uploaded = shop.clock.now();
    await add(staff, 'Latte');
    await createTick(shop.services)();
    expect(await noticesOf(reviewer)).toMatchObject([{ dueAt: new Date(uploaded + limits.reviewDue).toISOString() }]);
    const { adId } = await data<{ adId: string }>(shop, advertiser, 'adsOrder.one', { id });
    await seeAds(shop, reviewer, [adId]);
    await data(shop, reviewer, 'ad.approve', { ids: [adId] });
    await tells();
    expect(await unreadOf(reviewer)).toMatchObject([{ subject: 'Latte', dueAt: null }]);
  });
});

describe('more ads than are looked at in one enterprise [AD-07]', () => {
  it('keep nobody of another one from hearing', async () => {
    const { staff, reviewer, rival } = shop.personas;
    round = adNotices(shop.services, 2);
    await add(staff, 'Latte');
    await tells();
    await shop.services.store.write({ kind: 'system', corpId: rival.corpId }, async (tx) => {
      for (const name of ['A', 'B', 'C']) await tx.ads.insert({ name, type: 'common', status: 'pendingApproval' });
    });
    await tells();
    expect(await unreadOf(reviewer)).toMatchObject([{ subject: 'Latte' }]);
    const [crowd] = await unreadOf(rival);
    expect(readNumbers('adWaiting', crowd!.detail)).toEqual({ kind: 'adWaiting', count: 2 });
    await add(staff, 'Mocha');
    await tells();
    expect(await unreadOf(reviewer)).toMatchObject([{ subject: 'Mocha' }]);
  });

  it('leave the notices of those open for whom others may still wait', async () => {
    const { owner, staff, reviewer } = shop.personas;
    round = adNotices(shop.services, 2);
    await add(staff, 'Latte');
    await tells();
    shop.clock.advance(1_000);
    for (const name of ['Tea', 'Cake']) await add(owner, name);
    await tells();
    expect(await unreadOf(owner)).toMatchObject([{ subject: 'Latte' }]);
    await shop.approve([(await shop.within((tx) => tx.ads.find((eb) => eb('name', '=', 'Latte'))))[0]!.id]);
    await tells();
    expect(await unreadOf(owner)).toEqual([]);
    expect(await unreadOf(reviewer)).toHaveLength(1);
  });
});

it('one account that cannot be told keeps no other of its enterprise from hearing [AD-07, D2]', async () => {
  const { owner, staff, reviewer } = shop.personas;
  let isBroken = true;
  const store = brokenNotices(shop.services.store, ({ creatorId }) => isBroken && creatorId === owner.userId);
  round = adNotices({ store, config: shop.services.config });
  await add(staff, 'Latte');
  shop.clock.advance(1_000);
  expect(await round()).toMatchObject([{ message: expect.stringContaining(owner.userId) as string }]);
  expect([(await noticesOf(owner)).length, (await noticesOf(reviewer)).length]).toEqual([0, 1]);
  isBroken = false;
  await tells();
  expect([(await noticesOf(owner)).length, (await noticesOf(reviewer)).length]).toEqual([1, 1]);
});

it('a mail says how many ads wait, in the language of its reader [UI-12]', async () => {
  const { owner, self, staff } = shop.personas;
  await shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    await tx.accounts.update(owner.userId, { email: 'owner@example.com', language: 'zh_cn' });
    await tx.accounts.update(staff.userId, { email: 'staff@example.com', language: 'en_us' });
  });
  for (const who of [owner, staff]) await data(shop, who, 'noticeSetting.create', { mailKinds: ['adWaiting'] });
  await add(self, 'Latte');
  await add(self, 'Mocha');
  await tells();
  const mails = await shop.services.store.read({ kind: 'system', corpId: null }, (tx) =>
    tx.db.selectFrom('outbox').select(['recipient', 'payload']).orderBy('recipient').execute(),
  );
  const [zh, en] = mails.map(({ payload }) => JSON.stringify(payload));
  expect(mails.map(({ recipient }) => recipient)).toEqual(['owner@example.com', 'staff@example.com']);
  expect(zh).toContain('[Vitrine] 广告待审核: Mocha');
  expect(zh).toContain('共 2 个广告待审核');
  expect(en).toContain('[Vitrine] Ads to review: Mocha');
  expect(en).toContain('2 ads wait for review');
});
