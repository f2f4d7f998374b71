import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '#core/schedule/decide.ts';
import { explain } from '#core/schedule/explain.ts';
import { REASONS } from '#core/schedule/reasons.ts';
import { timeline } from '#core/schedule/timeline.ts';
import type { Decision, Winner } from '#core/schedule/types.ts';
import { cases, DAYS, type Case } from './arbitraryMoment.ts';
import { oracle, type Broken, type Told } from './oracle.ts';
import { at, buildMemory, buildPlan, buildPlanAd, HOUR, MINUTE } from './plan.ts';

/** `npm run properties` asks of 10,000. */
const RUNS = Number(process.env.SCHEDULE_RUNS ?? 250);
const TIME = { timeout: Math.max(30_000, RUNS * 150) };

const CONTENTS = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((ad) => ['one', 'two', 'three'].map((key) => `${ad}/${key}`));

const named = (winner: Winner | null): string | null => (winner ? `${winner.adId} ${winner.key}` : null);

function decided({ plan, now, startedAt, given }: Case): Told {
  return toldOf(
    decide(plan, now, {
      ...(startedAt === undefined ? {} : { startedAt }),
      ...(given ? { paced: given } : {}),
    }),
  );
}

/** Returns the decision of a player that starts now and could not show some contents. */
function begun({ plan, now, given }: Case, broken: Broken): Told {
  const memory = buildMemory({ broken, ...(given ? { paced: given } : {}) });
  return toldOf(decide(plan, now, { memory, startedAt: now }));
}

function toldOf({ takeover, slots, losers }: Decision): Told {
  return {
    takeover: named(takeover),
    slots: Object.fromEntries(Object.entries(slots).map(([slot, winner]) => [slot, named(winner)])),
    losers: Object.fromEntries(losers.map(({ adId, why }) => [adId, why])),
  };
}

describe(
  'the schedule against an oracle made of the requirements alone [AD-12, AD-14, AD-16, AD-19, DEV-17, LAY-07, MKT-09, MKT-10]',
  TIME,
  () => {
    test('decides the same winner, and the same reason for every loser, at any moment', () => {
      fc.assert(
        fc.property(cases, (one) => {
          expect(decided(one)).toEqual(oracle(one.plan, one.now, one));
        }),
        { numRuns: RUNS },
      );
    });

    test('decides the same for a player that begins now, some of whose contents cannot be shown [REP-05]', () => {
      fc.assert(
        fc.property(
          cases,
          fc.dictionary(fc.constantFrom(...CONTENTS), fc.integer({ min: -1, max: 1 }), { maxKeys: 12 }),
          (one, offsets) => {
            const broken = Object.fromEntries(Object.entries(offsets).map(([key, by]) => [key, one.now + by]));
            expect(begun(one, broken)).toEqual(oracle(one.plan, one.now, { given: one.given, begins: broken }));
          },
        ),
        { numRuns: RUNS },
      );
    });

    test('gives no reason that has no words', () => {
      fc.assert(
        fc.property(cases, (one) => {
          for (const why of Object.values(decided(one).losers)) expect(Object.keys(REASONS)).toContain(why);
        }),
        { numRuns: RUNS },
      );
    });

    test('explains each slot with the winner that was decided, and answers for every ad', () => {
      fc.assert(
        fc.property(cases, ({ plan, now }) => {
          const { takeover, slots } = decide(plan, now);
          const told = explain(plan, now);
          for (const { slotId, winner, able, losers } of told.slots) {
            expect(named(winner)).toBe(named(takeover ?? slots[slotId] ?? null));
            expect(winner === null || able.includes(winner.adId)).toBe(true);
            expect(losers.map(({ adId }) => adId)).not.toContain(winner?.adId);
          }
          const answered = told.slots.flatMap(({ winner, losers }) => [
            ...(winner ? [winner.adId] : []),
            ...losers.map(({ adId }) => adId),
          ]);
          const all = new Set([...answered, ...told.homeless.map(({ adId }) => adId)]);
          expect([...all].toSorted()).toEqual(plan.items.map(({ id }) => id).toSorted());
        }),
        { numRuns: RUNS },
      );
    });

    test('has in its timeline of several days what the oracle says at each of their moments', () => {
      fc.assert(
        fc.property(cases, ({ plan: whole, now }) => {
          // Turns that are sold by auction are known a minute ahead, and stand in no plan of a day.
          const plan = { ...whole, items: whole.items.filter(({ insertion }) => !insertion?.at) };
          const told = oracle(plan, now);
          const { stretches } = timeline(plan, now - 30 * HOUR, now + 30 * HOUR);
          const stretch = stretches.find(({ from, to }) => from <= now && now < to)!;
          const has = (loop: readonly { adId: string }[], shown: string) =>
            loop.some(({ adId }) => adId === shown.split(' ')[0]);
          const missing = stretch.slots.filter(({ slotId, loop, insertions }) => {
            const shown = told.slots[slotId] ?? null;
            return shown === null ? told.takeover === null && loop.length > 0 : !has([...loop, ...insertions], shown);
          });
          expect(missing).toEqual([]);
          expect(told.takeover === null ? stretch.takeover.length === 0 : has(stretch.takeover, told.takeover)).toBe(
            true,
          );
        }),
        { numRuns: RUNS },
      );
    });
  },
);

describe('the hours of a day on which the clock changes [AD-16, DEV-17]', () => {
  const night = (zone: string, from: string, to: string) =>
    buildPlan([buildPlanAd({ id: 'night', startAt: 0, endAt: at('2100-01-01T00:00:00Z'), windows: [{ from, to }] })], {
      device: { zone },
    });
  const openMinutes = (zone: string, date: string, from: string, to: string) => {
    const start = Date.parse(`${date}T12:00:00Z`) - 30 * HOUR;
    const { stretches } = timeline(night(zone, from, to), start, start + 60 * HOUR);
    const local = (instant: number) => new Date(instant).toLocaleString('sv-SE', { timeZone: zone }).slice(0, 10);
    return stretches
      .filter(({ slots }) => slots[0]!.loop.length > 0)
      .filter((one) => local(one.from) === date)
      .reduce((sum, one) => sum + (one.to - one.from) / MINUTE, 0);
  };

  test.each([
    ['America/New_York', '2026-03-08', '02:00', '03:00', 0],
    ['America/New_York', '2026-11-01', '01:00', '02:00', 120],
    ['Europe/Berlin', '2026-03-29', '02:30', '03:30', 30],
    ['Europe/Berlin', '2026-10-25', '02:00', '03:00', 120],
    ['Australia/Lord_Howe', '2026-10-04', '02:00', '03:00', 30],
    ['Australia/Lord_Howe', '2026-04-05', '01:30', '02:00', 60],
  ])('%s on %s: from %s to %s it is open for %i minutes', (zone, date, from, to, open) => {
    expect(openMinutes(zone, date, from, to)).toBe(open);
    expect(DAYS.some((day) => day.zone === zone && day.date === date)).toBe(true);
  });
});
