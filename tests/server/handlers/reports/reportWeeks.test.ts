import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stepOf } from '#core/report/period.ts';
import { addDays } from '#core/time.ts';
import { markAllPlays } from '#server/commands/markPlays.ts';
import { rebuildPlaySums } from '#server/jobs/sums/playSums.ts';
import { dayAt, dayStart } from '#server/policies/reportZone.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data, type Caller } from '#tests/support/call.ts';

const HOUR = 3_600_000;
const DAYS = 45;
const SCREENS = ['lobby', 'lift', 'door'];
const ADS = ['tea', 'rice', 'soup'];

/** A play as this test knows it, without sums. */
interface Play {
  day: string;
  adId: string;
  deviceId: string;
  /** That of the screen on this day: it is renamed in the midst of weeks. */
  deviceName: string;
  slotId: string;
  groupId: string | null;
  deptId: string;
  advertiserId: string | null;
  plays: number;
}

interface Answer {
  total: number[];
  totalBefore: number[];
  steps: { at: string; values: number[]; before: number[] }[];
  rows: { key: string | null; name: string; values: number[]; before: number[] }[];
}

let app: TestApp;
let today: string;
const all: Play[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  const { own, advertiser } = app.personas;
  today = dayAt(app.clock.now());
  // Not every screen plays every ad on each day, so that each day, week and name has other figures.
  for (let n = 0; n < DAYS; n += 1)
    for (const [screen, deviceId] of SCREENS.entries())
      for (const [ad, adId] of ADS.entries())
        for (const slotId of ['main', 'side']) {
          const turn = n * 7 + screen * 5 + ad * 3 + slotId.length;
          if (turn % 4 === 0 || (n % 9 === 4 && ad > 0)) continue;
          all.push({
            day: addDays(today, n - DAYS + 1),
            adId,
            deviceId,
            deviceName: `${deviceId} ${'zyxw'[Math.floor(n / 12)]}`,
            slotId,
            groupId: screen === 2 ? null : `group${n % 5 < 2 ? 1 : 2}`,
            deptId: ad === 0 ? own.northId : own.southId,
            advertiserId: ad === 1 ? advertiser.corpId : null,
            plays: (turn % 5) + 1,
          });
        }
  await app.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
    for (const [seq, { day, plays, ...play }] of all.entries()) {
      const slot = { slotName: play.slotId, adName: play.adId };
      const startedAt = dayStart(day) + (seq % 20) * HOUR;
      await tx.proofsOfPlay.insert({ ...play, ...slot, startedAt, plays, durationMs: plays * 1000, seq });
    }
    await markAllPlays(tx.as({ kind: 'system', corpId: null }));
  });
  await rebuildPlaySums(app.services.store, app.clock.now() + 24 * HOUR);
});
afterAll(() => app.close());

/** Readers, and which of all plays each may see. */
const readers: Readonly<Record<string, { caller: () => Caller; sees: (play: Play) => boolean }>> = {
  owner: { caller: () => app.personas.owner, sees: () => true },
  staff: { caller: () => app.personas.staff, sees: ({ deptId }) => deptId === app.personas.own.northId },
  advertiser: {
    caller: () => app.personas.advertiser,
    sees: ({ advertiserId }) => advertiserId === app.personas.advertiser.corpId,
  },
};
const FIELDS = { ad: 'adId', screen: 'deviceId', slot: 'slotId', group: 'groupId' } as const;

/** Plays, milliseconds, screens and ads. */
const figuresOf = (plays: readonly Play[]): number[] => {
  const sum = plays.reduce((added, play) => added + play.plays, 0);
  const different = (field: 'deviceId' | 'adId') => new Set(plays.map((play) => play[field])).size;
  return [sum, sum * 1000, different('deviceId'), different('adId')];
};
const read = (values: readonly number[]): number[] => [0, 1, 3, 4].map((at) => values[at]!);

const asked = fc.record({
  reader: fc.constantFrom(...Object.keys(readers)),
  ago: fc.nat({ max: 20 }),
  length: fc.integer({ min: 1, max: 22 }),
  step: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  by: fc.constantFrom('ad' as const, 'screen' as const, 'slot' as const, 'group' as const),
  only: fc.option(fc.constantFrom(...SCREENS), { nil: undefined }),
});

describe('the ad report', () => {
  test('says of any days what was played on them, though it reads weeks [REP-01, REP-07]', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ reader, ago, length, step, by: wanted, only }) => {
        const { caller, sees } = readers[reader]!;
        const by = reader === 'advertiser' && wanted === 'group' ? 'ad' : wanted;
        const to = addDays(today, -ago);
        const from = addDays(to, 1 - length);
        const filter = only === undefined ? {} : { filter: [{ by: 'screen', keys: [only] }] };
        const answer = await data<Answer>(app, caller(), 'adReport.run', { from, to, step, by, ...filter });
        const seen = all.filter((play) => sees(play) && (only === undefined || play.deviceId === only));
        const within = (first: string, last: string) => seen.filter(({ day }) => day >= first && day <= last);
        const [plays, before] = [within(from, to), within(addDays(from, -length), addDays(from, -1))];
        expect(read(answer.total)).toEqual(figuresOf(plays));
        expect(read(answer.totalBefore)).toEqual(figuresOf(before));
        // The step before is the same days, as many days earlier as are asked for: of a week or month cut short, too.
        for (const { at, values, before: then } of answer.steps) {
          expect([at, read(values)]).toEqual([at, figuresOf(plays.filter(({ day }) => stepOf(day, step) === at))]);
          const earlier = before.filter(({ day }) => stepOf(addDays(day, length), step) === at);
          expect([at, read(then)]).toEqual([at, figuresOf(earlier)]);
        }
        expect(answer.steps.reduce((sum, { before: then }) => sum + then[0]!, 0)).toBe(answer.totalBefore[0]);
        expect(new Set(answer.steps.map(({ at }) => at))).toEqual(
          new Set(Array.from({ length }, (_, n) => stepOf(addDays(from, n), step))),
        );
        const keyOf = (play: Play) => play[FIELDS[by]];
        expect(new Set(answer.rows.map(({ key }) => key))).toEqual(new Set([...plays, ...before].map(keyOf)));
        for (const { key, values, before: then } of answer.rows) {
          const own = plays.filter((play) => keyOf(play) === key);
          expect([key, read(values)]).toEqual([key, figuresOf(own)]);
          expect([key, read(then)]).toEqual([key, figuresOf(before.filter((play) => keyOf(play) === key))]);
        }
        const last = (key: string | null) => plays.findLast((play) => keyOf(play) === key)?.deviceName;
        const played = answer.rows.filter(({ key }) => by === 'screen' && last(key) !== undefined);
        expect(played.map(({ name }) => name)).toEqual(played.map(({ key }) => last(key)));
      }),
      // Of a screen that was renamed in the midst of the last week.
      {
        numRuns: 60,
        examples: [[{ reader: 'owner', ago: 18, length: 14, step: 'day', by: 'screen', only: undefined }]],
      },
    );
  });
});
