import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { endOf } from '#core/sales/days.ts';
import { paperExpiry } from '#server/jobs/paperExpiry.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { uploadFor } from '#tests/support/library.ts';
import type { Persona } from '#tests/support/personas.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

const LICENCE = '91350100M000100Y43';
const MINUTE = 60_000;

let shop: Shop;
let round: () => Promise<Error[]>;
beforeEach(async () => {
  shop = await buildShop({ screens: 1 });
  const { advertiser, own } = shop.personas;
  await shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    await tx.corporations.update(advertiser.corpId, { superiorId: own.corpId, identityState: 'unsubmitted' });
  });
  round = paperExpiry(shop.services);
});
afterEach(() => shop.close());

interface Notice {
  kind: string;
  subject: string;
  dueAt: string | null;
}
const papers = (caller: Persona) => uploadFor(shop, caller, { entity: 'verification', field: 'pictures', count: 1 });
const identity = async (validUntil: string | null) =>
  call<{ id: string }>(shop, shop.personas.advertiser, 'verification.enterprise', {
    holder: 'Buyer Ltd.',
    creditCode: LICENCE,
    pictures: await papers(shop.personas.advertiser),
    validUntil,
  });
const qualification = async (validUntil: string) =>
  call<{ id: string }>(shop, shop.personas.advertiser, 'verification.create', {
    kind: 'qualification',
    holder: 'Buyer Ltd.',
    certificate: 'Food licence',
    pictures: await papers(shop.personas.advertiser),
    validUntil,
  });
const approved = async (reply: Awaited<ReturnType<typeof identity>>): Promise<string> => {
  const { id } = reply.data!;
  await data(shop, shop.personas.owner, 'verification.approve', { ids: [id] });
  return id;
};
const stateOf = async (kind: string) =>
  (
    await data<{ kinds: { kind: string; state: string; latest: { validUntil: string | null } | null }[] }>(
      shop,
      shop.personas.advertiser,
      'verification.audit',
      {},
    )
  ).kinds.find((each) => each.kind === kind)!;
const told = async (who: Caller = shop.personas.advertiser) =>
  (await data<{ list: Notice[] }>(shop, who, 'notice.info')).list
    .filter(({ kind }) => kind === 'verifyEnds' || kind === 'verifyExpired')
    .toReversed();
/** Looks at papers, at a time of a day so many days from the first. */
async function looksAt(day: string, atMs = 12 * 60 * MINUTE): Promise<void> {
  shop.clock.set(Date.parse(`${day}T00:00:00+08:00`) + atMs);
  expect(await round()).toEqual([]);
}

describe('a paper with a last day [ADS-05]', () => {
  it('tells its owner 30 and 7 days before, and on the day; of each once', async () => {
    const last = shop.day(40);
    const days = [31, 30, 29, 7, 3, 0].map((before) => shop.day(40 - before));
    await approved(await qualification(last));
    const counts: number[] = [];
    for (const day of days) {
      await looksAt(day);
      // Another process knows nothing of what this one told.
      round = paperExpiry(shop.services);
      await looksAt(day, 13 * 60 * MINUTE);
      counts.push(
        await shop.within((tx) =>
          tx.as({ kind: 'system', corpId: null }).notices.count((eb) => eb('kind', '=', 'verifyEnds')),
        ),
      );
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('holds to the end of that day and has expired then, and its owner hears of it', async () => {
    const last = shop.day(1);
    const id = await approved(await qualification(last));
    await looksAt(last, 24 * 60 * MINUTE - MINUTE);
    expect(await stateOf('qualification')).toMatchObject({ state: 'verified', latest: { validUntil: last } });
    await looksAt(last, 24 * 60 * MINUTE);
    expect(await stateOf('qualification')).toMatchObject({ state: 'expired', latest: { validUntil: last } });
    expect(await data(shop, shop.personas.advertiser, 'verification.one', { id })).toMatchObject({ status: 'expired' });
    const dueAt = new Date(endOf(last) - MINUTE).toISOString();
    expect(await told()).toMatchObject([
      { kind: 'verifyEnds', subject: 'Food licence', dueAt },
      { kind: 'verifyExpired', subject: 'Food licence', dueAt },
    ]);
    for (const other of [shop.personas.owner, shop.personas.rival]) expect(await told(other)).toEqual([]);
    expect(
      await data(shop, shop.personas.owner, 'corporation.one', { id: shop.personas.advertiser.corpId }),
    ).toMatchObject({ qualificationState: 'expired' });
    // It is submitted anew, and holds again.
    expect((await qualification(shop.day(-1))).code).toBe(errors.VERIFY_OVER.code);
    await approved(await qualification(shop.day(300)));
    expect((await stateOf('qualification')).state).toBe('verified');
  });

  it('of identity that expired keeps its owner from placing, until another is verified; one without an end stays', async () => {
    const { advertiser } = shop.personas;
    await shop.fill(1_000_000);
    await approved(await identity(shop.day(0)));
    const paid = await shop.order({ from: shop.day(3), to: shop.day(3) });
    await data(shop, advertiser, 'adsOrder.pay', { ids: [paid] });
    const wish = await shop.wish({ from: shop.day(3), to: shop.day(3) });
    const unpaid = await shop.order({ from: shop.day(3), to: shop.day(3) });
    await looksAt(shop.day(1), 0);
    expect((await stateOf('identity')).state).toBe('expired');
    expect((await call(shop, advertiser, 'adsOrder.place', wish)).code).toBe(errors.PLACE_EXPIRED.code);
    expect(await call(shop, advertiser, 'adsOrder.pay', { ids: [unpaid] })).toMatchObject({
      data: { results: [{ code: errors.PLACE_EXPIRED.code }] },
    });
    // What was paid goes on.
    expect(
      await call(shop, advertiser, 'adsOrder.upload', { ids: [paid], materials: [await shop.picture()] }),
    ).toMatchObject({ data: { results: [{ code: 0 }] } });
    expect(await data(shop, advertiser, 'advertiserFigure.overview', {})).toMatchObject({
      verification: { identity: 'expired' },
    });
    await approved(await identity(null));
    await looksAt(shop.day(300));
    const corporation = await shop.services.store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.corporations.one(advertiser.corpId),
    );
    expect(corporation?.identityState).toBe('verified');
  });
});

describe('a paper whose last day passed while it waited [ADS-05, ENT-08]', () => {
  it('is not approved, and leaves the valid one as it is; it can be refused', async () => {
    const { owner, advertiser } = shop.personas;
    await approved(await identity(null));
    const { id } = (await identity(shop.day(0))).data!;
    shop.clock.set(endOf(shop.day(0)));
    expect(await call(shop, owner, 'verification.approve', { ids: [id] })).toMatchObject({
      data: { results: [{ code: errors.VERIFY_OUTDATED.code }] },
    });
    expect(await round()).toEqual([]);
    expect((await stateOf('identity')).state).toBe('verified');
    expect(await call(shop, owner, 'verification.refuse', { ids: [id], reason: 'Too old' })).toMatchObject({
      data: { results: [{ code: 0 }] },
    });
    expect((await stateOf('identity')).state).toBe('verified');
    // On its last day one still holds.
    await approved(await identity(shop.day(0)));
    expect(await data(shop, advertiser, 'verification.list', { filter: { status: 'replaced' } })).toMatchObject({
      total: 1,
    });
  });
});

describe('papers are locked before their enterprise [ADS-05]', () => {
  /** Withdraws nothing, but holds a paper as a withdrawal does while something is done; returns whether the enterprise is free then. */
  async function isFreeDuring(id: string, act: () => Promise<unknown>): Promise<boolean> {
    const [held, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      await tx.verifications.one(id, { lock: 'change' });
      held.resolve();
      await going.promise;
      const free = await tx.corporations.find((eb) => eb('id', '=', shop.personas.advertiser.corpId), {
        lock: 'change',
        skipHeld: true,
      });
      return free.length === 1;
    });
    await held.promise;
    const acting = act();
    await new Promise((resolve) => setTimeout(resolve, 400));
    going.resolve();
    const isFree = await holding;
    await acting;
    return isFree;
  }

  it('by their end', async () => {
    const id = await approved(await identity(shop.day(0)));
    shop.clock.set(endOf(shop.day(0)));
    expect(await isFreeDuring(id, () => round())).toBe(true);
    expect((await stateOf('identity')).state).toBe('expired');
  });

  it('by the approval of a newer one', async () => {
    const id = await approved(await identity(shop.day(9)));
    const newer = await identity(shop.day(99));
    expect(await isFreeDuring(id, () => approved(newer))).toBe(true);
    expect(await stateOf('identity')).toMatchObject({ state: 'verified', latest: { validUntil: shop.day(99) } });
  });
});
