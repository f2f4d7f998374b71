import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOf } from '#core/sales/days.ts';
import type { Manifest } from '#core/manifest/manifest.ts';
import { addDays } from '#core/time.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { SUMS_LATE_MS } from '#server/commands/markPlays.ts';
import { rollUpPlays } from '#server/jobs/rollUpPlays.ts';
import { rebuildPlaySums } from '#server/jobs/sums/playSums.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { addPersona } from '#tests/support/personas.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';
import { DAY, HOUR } from '../../player/scene.ts';

/** Two plays by this price are no whole fen. */
const CPM = 2_055;
/** Floor of the plays that are sold by auction, and what is bid for a thousand of them. */
const FLOOR = 1_000;
const BID = 3_055;

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop({ screens: 2, places: 3 });
  await data(shop, shop.personas.owner, 'goods.setPrice', { ids: [shop.goodsId], priceFen: CPM, cptPriceFen: CPT });
  await shop.within((tx) => tx.adSlots.update(shop.personas.own.slotId, { rtb: true, rtbPriceFen: FLOOR }));
  await shop.fill(100_000_000);
});
afterAll(async () => {
  await checkBooks(shop);
  await shop.close();
});

interface Answer {
  upTo: string;
  measures: string[];
  total: number[];
  steps: { values: number[] }[];
  rows: { key: string | null; values: number[] }[];
}
interface Order {
  id: string;
  adId: string;
  earnedFen: number | null;
  settledAt: string | null;
}

const owner = () => shop.personas.owner;
const buyer = () => shop.personas.advertiser;
const order = (id: string) => data<Order>(shop, buyer(), 'adsOrder.one', { id });
const seq = [0, 0];

interface Told {
  screen: number;
  hour: number;
  count: number;
  again: boolean;
  after: 'nothing' | 'tick' | 'rolled';
}
const told = fc.record<Told>({
  screen: fc.nat({ max: 1 }),
  hour: fc.integer({ min: 1, max: 46 }),
  count: fc.integer({ min: 1, max: 20 }),
  again: fc.boolean(),
  after: fc.constantFrom('nothing', 'tick', 'rolled'),
});

type Mode = 'cpt' | 'cpm' | 'rtb';
const MORE: Record<Mode, object> = {
  cpt: {},
  cpm: { plays: 1000 },
  rtb: { bidFen: BID, budgetFen: 10_000, pacing: 'fast' },
};

/** An order of two days, whose screens have its ad. */
async function running(sellingMode: Mode) {
  const first = shop.day(1);
  const more = MORE[sellingMode];
  const id = await shop.order({ sellingMode, from: first, to: addDays(first, 1), ...more });
  await data(shop, buyer(), 'adsOrder.pay', { ids: [id] });
  await data(shop, buyer(), 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
  const { adId } = await order(id);
  await shop.approve([adId]);
  shop.clock.set(startOf(first) + 60_000);
  await shop.tick();
  const { body } = await shop.sync(shop.players[0]!, {});
  await shop.sync(shop.players[1]!, {});
  const item = body.manifest!.items.find((one) => one.id === adId)!;
  const run = { id, adId, first, slotId: item.slotId, key: item.contents[0]!.key };
  if (sellingMode === 'rtb') await winOne(run, body.manifest!);
  return run;
}
interface Running {
  id: string;
  adId: string;
  first: string;
  slotId: string;
  key: string;
}

/** Lets the first screen win plays of an order by auction, and tell the first of them. */
async function winOne({ adId, slotId, key }: Running, { rev, files }: Manifest): Promise<void> {
  const [screen] = shop.players;
  await shop.sync(screen!, { rev, inventory: files.map(({ sha256 }) => ({ sha256, state: 'whole' as const })) });
  await shop.tick();
  const { body } = await shop.sync(screen!, {});
  const [dueAt] = body.manifest!.items.find(({ id }) => id === adId)!.insertion!.at!;
  shop.clock.set(dueAt! + 20_000);
  const play = { adId, slotId, key, startedAt: dueAt!, durationMs: 15_000, outcome: 'complete' as const };
  await shop.sync(screen!, { plays: [{ ...play, seq: (seq[0]! += 1) }] });
  await shop.tick();
}

/** Tells plays of one hour, as a screen that has been offline does; twice, if its answer was lost. */
async function tell({ adId, slotId, key, first }: Running, { screen, hour, count, again }: Told): Promise<void> {
  const plays = Array.from({ length: count }, (_, n) => ({
    seq: (seq[screen]! += 1),
    adId,
    slotId,
    key,
    startedAt: startOf(first) + hour * HOUR + n * 60_000,
    durationMs: 15_000,
    outcome: 'complete' as const,
  }));
  await shop.sync(shop.players[screen]!, { plays });
  if (again) await shop.sync(shop.players[screen]!, { plays });
}

const sumUp = () => rebuildPlaySums(shop.services.store, shop.clock.now() + DAY, 100);

async function moneyOf(caller: Caller, name: 'income' | 'spend', input: object = {}) {
  const answer = await data<Answer>(shop, caller, 'adReport.run', { period: 'last90', ...input });
  const at = answer.measures.indexOf(name);
  const added = (lines: readonly { values: number[] }[]) => lines.reduce((sum, { values }) => sum + values[at]!, 0);
  return { total: answer.total[at]!, steps: added(answer.steps), rows: added(answer.rows), answer, at };
}

/** Sum of the settlements of orders so far, as the books have it. */
let settledFen = 0;

describe('money in the ad report', () => {
  it('of places that were kept in vain is theirs and who paid for them, and no screen counts as one that played [MKT-09]', async () => {
    const { own, agent, advertiser, staff } = shop.personas;
    // Two buyers keep places on the same screens at the same hours.
    const clientId = await shop.client();
    const day = shop.day(1);
    await shop.within(async (tx) => {
      for (const id of shop.deviceIds) await tx.devices.update(id, { deptId: own.northId });
    });
    const id = await shop.order({ from: day, to: day });
    const { orders } = await data<{ orders: Order[] }>(shop, agent, 'adsOrder.place', {
      ...(await shop.wish({ from: day, to: day })),
      advertiserId: clientId,
    });
    await data(shop, buyer(), 'adsOrder.pay', { ids: [id] });
    await data(shop, agent, 'adsOrder.pay', { ids: [orders[0]!.id] });
    shop.clock.set(startOf(addDays(day, 2)) + HOUR);
    await shop.tick();
    await shop.tick();
    expect(await order(id)).toMatchObject({ earnedFen: CPT * 2, adId: null });
    settledFen += CPT * 4;
    // A row of another enterprise is none of this one's, whatever screen it names.
    const foreign = { order_id: 'foreign', ad_id: '', slot_id: '', corp_id: shop.personas.other.corpId, milli: 1 };
    await shop.within(({ db }) =>
      db
        .insertInto('order_earnings')
        .values({ ...foreign, device_id: shop.deviceIds[0]!, hour_at: startOf(day) })
        .execute(),
    );
    await sumUp();
    const within = { period: 'custom', from: day, to: day };
    const linesBy = async (by: string) => {
      const { answer, at } = await moneyOf(owner(), 'income', { by, ...within });
      return { answer, lines: Object.fromEntries(answer.rows.map(({ key, values }) => [key, values[at]])) };
    };
    const { answer, lines } = await linesBy('screen');
    expect(lines).toEqual(Object.fromEntries(shop.deviceIds.map((deviceId) => [deviceId, CPT * 2])));
    expect(answer.total[answer.measures.indexOf('screens')]).toBe(0);
    expect((await linesBy('advertiser')).lines).toEqual({ [advertiser.corpId]: CPT * 2, [clientId]: CPT * 2 });
    expect((await moneyOf(buyer(), 'spend', within)).total).toBe(CPT * 2);
    // Of a department that had the screens, too.
    expect((await moneyOf(staff, 'income', within)).total).toBe(CPT * 4);
    expect((await moneyOf(owner(), 'income')).total).toBe(settledFen);
  });

  it('is what its orders were settled by, after any order of late, doubled and rolled up plays [REP-01, MKT-09, MKT-10]', async () => {
    const modes = fc.constantFrom<Mode[]>('cpt', 'cpm', 'rtb');
    await fc.assert(
      fc.asyncProperty(
        modes,
        fc.array(told, { maxLength: 8 }),
        fc.array(told, { maxLength: 3 }),
        async (mode, early, late) => {
          const one = await running(mode);
          shop.clock.set(startOf(one.first) + 47 * HOUR + 40 * 60_000);
          for (const step of early) {
            await tell(one, step);
            if (step.after === 'tick') await shop.tick();
            if (step.after === 'rolled') await rollUpPlays(shop.services.store, shop.clock.now() + 32 * DAY);
          }
          shop.clock.set(startOf(addDays(one.first, 2)) + HOUR);
          await shop.tick();
          for (const step of late) await tell(one, step);
          shop.clock.advance(limits.orderSettleAfter);
          await shop.tick();
          const settled = await order(one.id);
          expect(settled.settledAt).not.toBeNull();
          const earned = settled.earnedFen ?? 0;
          expect(mode !== 'rtb' || earned > 0).toBe(true);
          settledFen += earned;
          // Plays told after that count as played, and earn nothing.
          await tell(one, { screen: 0, hour: 47, count: 3, again: false, after: 'nothing' });
          await sumUp();
          const filter = [{ by: 'ad', keys: [one.adId] }];
          const callers = [
            { caller: owner(), name: 'income' },
            { caller: buyer(), name: 'spend' },
          ] as const;
          for (const { caller, name } of early.length + late.length > 0 ? callers : []) {
            const { total, steps, rows } = await moneyOf(caller, name, { filter });
            expect([name, total, steps, rows]).toEqual([name, earned, earned, earned]);
          }
          for (const by of ['ad', 'screen', 'slot', 'advertiser'])
            for (const step of ['day', 'week']) {
              const { total, steps, rows } = await moneyOf(owner(), 'income', { by, step });
              expect([by, step, total, steps, rows]).toEqual([by, step, settledFen, settledFen, settledFen]);
            }
        },
      ),
      // By auction a play has no price until it is proved, and most of these were never sold.
      { numRuns: 7, examples: [['rtb', [{ screen: 0, hour: 3, count: 2, again: false, after: 'tick' }], []]] },
    );
    expect(settledFen).toBeGreaterThan(0);
  });

  it('of a running order is what it has earned by now; by CPT in the hour of the first play of a day [MKT-09]', async () => {
    const one = await running('cpt');
    shop.clock.set(startOf(one.first) + 12 * HOUR);
    await tell(one, { screen: 0, hour: 9, count: 5, again: false, after: 'nothing' });
    await tell(one, { screen: 0, hour: 8, count: 5, again: false, after: 'nothing' });
    shop.clock.advance(HOUR);
    await shop.tick();
    await sumUp();
    const filter = [{ by: 'ad', keys: [one.adId] }];
    const { answer, at, total } = await moneyOf(owner(), 'income', { filter, period: 'today', step: 'hour' });
    expect(total).toBe(CPT);
    // Plays are counted a few minutes after they are told, what they earned within the hour: each says up to when.
    const counted = shop.clock.now();
    shop.clock.advance(HOUR / 3);
    const upTo = async (caller: Caller, measures: string[]) =>
      Date.parse((await data<Answer>(shop, caller, 'adReport.run', { period: 'today', measures })).upTo);
    expect(await upTo(owner(), ['plays', 'income'])).toBe(counted);
    expect(await upTo(buyer(), ['spend'])).toBe(counted);
    expect(await upTo(owner(), ['plays'])).toBe(shop.clock.now() - SUMS_LATE_MS);
    expect(answer.steps.map(({ values }) => values[at])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, CPT, 0, 0, 0, 0, 0]);
    shop.clock.set(startOf(addDays(one.first, 3)) + HOUR);
    await shop.tick();
    await shop.tick();
    settledFen += (await order(one.id)).earnedFen ?? 0;
  });

  it('is for who may see money: others are not given it, and refused where they ask [PERM-02]', async () => {
    const { own } = shop.personas;
    const reader = await shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      const roles = tx.as({ kind: 'system', corpId: own.corpId }).roles;
      const staff = { roleType: 'staff', dataScope: 'deptTree', builtIn: false } as const;
      const { id: roleId } = await roles.insert({ ...staff, name: 'Counts alone', permissions: ['report.ad'] });
      const of = { corporation: own, deptId: own.departmentId, system: 'YXF', password: 'not used' } as const;
      return addPersona(tx, shop.services, { ...of, userName: 'counts_alone', roleId });
    });
    const { measures } = await data<Answer>(shop, reader, 'adReport.run', {});
    expect(measures).toEqual(['plays', 'durationMs', 'averageMs', 'screens', 'ads']);
    expect((await call(shop, reader, 'adReport.run', { measures: ['income'] })).code).toBe(errors.REPORT_HIDDEN.code);
    // Income is no measure for a buyer, and spend none for an owner.
    expect((await call(shop, buyer(), 'adReport.run', { measures: ['income'] })).code).toBe(errors.REPORT_HIDDEN.code);
    expect((await call(shop, owner(), 'adReport.run', { measures: ['spend'] })).code).toBe(errors.REPORT_HIDDEN.code);
  });
});
