import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast } from '#core/pacing/forecast.ts';
import { airSpans } from '#core/pacing/airSpans.ts';
import { openSpans } from '#core/pacing/openHours.ts';
import type { Scenario } from '#core/schedule/scenario.ts';
import { allowedBy, mayPlay } from '#core/pacing/pace.ts';
import { planShares, type PacedScreen } from '#core/pacing/planShares.ts';
import { spread } from '#core/pacing/spread.ts';
import { explain } from '#core/schedule/explain.ts';
import type { Timer } from '#core/schedule/timers.ts';
import { reasonWords } from '#core/schedule/reasons.ts';
import { buildAd, buildManifest, HOUR, NOON } from '../../player/playerScene.ts';

const sum = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
const DAY = 24 * HOUR;

const weights = fc.array(fc.integer({ min: 0, max: 86_400_000 }), { minLength: 1, maxLength: 92 });

describe('the spread of a number [MKT-09]', () => {
  it('is all of it, to the last, and nothing below zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), weights, (total, given) => {
        const shares = spread(total, given);
        expect(sum(shares)).toBe(total);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('grows with the number: by each day there is at least as much as before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.nat(1000), weights, (total, more, given) => {
        const upTo = (shares: readonly number[], day: number) => sum(shares.slice(0, day + 1));
        const [less, all] = [spread(total, given), spread(total + more, given)];
        for (const day of given.keys()) expect(upTo(all, day)).toBeGreaterThanOrEqual(upTo(less, day));
      }),
    );
  });
});

describe('what a screen may have given by an instant [MKT-09]', () => {
  const open = [
    { from: NOON, to: NOON + 2 * HOUR },
    { from: NOON + 4 * HOUR, to: NOON + 6 * HOUR },
  ];
  const day = { from: NOON - HOUR, to: NOON + 10 * HOUR, plays: 80, open };

  it('grows with the hours that it is on, not with the others, and is its share at their end', () => {
    const at = (hours: number) => allowedBy(day, NOON + hours * HOUR);
    expect([-0.5, 0, 1, 2, 3, 5, 7, 11].map(at)).toEqual([0, 1, 21, 41, 41, 61, 80, 0]);
  });

  it('never falls, and is never above its share', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(11 * HOUR), fc.nat(11 * HOUR), (plays, a, b) => {
        const [sooner, later] = [Math.min(a, b), Math.max(a, b)].map((ms) =>
          allowedBy({ ...day, plays }, Math.min(day.from + ms, day.to - 1)),
        );
        expect(sooner).toBeLessThanOrEqual(later!);
        expect(later).toBeLessThanOrEqual(plays);
      }),
    );
  });

  it('is nothing without a share of that day, and anything for an ad that is not sold so', () => {
    const paces = [{ adId: 'a', days: [day] }];
    expect(mayPlay(paces, {}, 'a', NOON)).toBe(true);
    expect(mayPlay(paces, { a: { from: day.from, plays: 1 } }, 'a', NOON)).toBe(false);
    expect(mayPlay(paces, { a: { from: day.from - DAY, plays: 80 } }, 'a', NOON)).toBe(true);
    expect(mayPlay(paces, {}, 'a', NOON + DAY)).toBe(false);
    expect(mayPlay(paces, {}, 'b', NOON + DAY)).toBe(true);
  });

  it('is why an ad does not play, in words [AD-19]', () => {
    const plan = buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b' })], [], {
      paces: [{ adId: 'a', days: [day] }],
    });
    const [slot] = explain(plan, NOON, { a: { from: day.from, plays: 1 } }).slots;
    expect(slot).toMatchObject({ winner: { adId: 'b' }, losers: [{ adId: 'a', why: 'shareUsed' }] });
    expect([reasonWords('shareUsed', 'en_us'), reasonWords('shareUsed', 'zh_cn')]).toEqual([
      'Its share of this hour is used',
      '本时段的播放份额已用完',
    ]);
  });
});

describe('the hours that a screen is on [MKT-09]', () => {
  const night: Timer = {
    id: 'night',
    kind: 'power',
    own: true,
    since: 0,
    level: null,
    repeat: 'daily',
    weekdays: [],
    time: '22:00',
    onTime: '08:00',
    onDay: 'next',
    at: null,
    onAt: null,
  };
  it('are those of its timers by its own clock, also on the day on which the clock is set', () => {
    const [from, to] = ['2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00'].map(Date.parse) as [number, number];
    const hours = (zone: string) =>
      openSpans([night], { from, to }, zone).map((span) => [(span.from - from) / HOUR, (span.to - from) / HOUR]);
    // The day has 23 hours in Berlin; eight in the morning is the seventh of them.
    expect(hours('Europe/Berlin')).toEqual([[7, 21]]);
    expect(hours('Asia/Shanghai')).toEqual([[1, 15]]);
    expect(openSpans([], { from, to }, 'Europe/Berlin')).toEqual([{ from, to }]);
  });
});

describe('the hours in which a slot has turns [MKT-09, LAY-07]', () => {
  const [from, to] = ['2026-03-28T00:00:00+01:00', '2026-03-30T00:00:00+02:00'].map(Date.parse) as [number, number];
  const hours = (slot: Scenario, others: Scenario[] = [], spans = [{ from, to }]) =>
    airSpans(slot, others, spans, 'Europe/Berlin').map((span) => [(span.from - from) / HOUR, (span.to - from) / HOUR]);
  const evening = { opens: [{ from: '18:00', to: '22:00' }] };
  const alone = { ...evening, exclusive: true };

  it('are its own, while its screen is on; after the clock is set they come an hour sooner', () => {
    expect(hours({})).toEqual([[0, 47]]);
    expect(hours(evening)).toEqual([
      [18, 22],
      [41, 45],
    ]);
    expect(hours(evening, [], [{ from: from + 20 * HOUR, to: from + 30 * HOUR }])).toEqual([[20, 22]]);
    expect(hours({ opens: [{ weekdays: [7], from: '23:00', to: '01:00' }] })).toEqual([[46, 47]]);
  });

  it('leave out those of an exclusive one beside it, and of a shared one none', () => {
    expect(hours({}, [alone])).toEqual([
      [0, 18],
      [22, 41],
      [45, 47],
    ]);
    expect(hours({}, [evening])).toEqual([[0, 47]]);
    expect(hours(alone, [{ exclusive: true }])).toEqual(hours(evening));
    expect(hours({}, [{ exclusive: true }])).toEqual([]);
  });
});

describe('the shares of a plan [MKT-09]', () => {
  const screen = fc.record({
    open: fc.array(fc.integer({ min: 0, max: DAY }), { minLength: 10, maxLength: 10 }),
    given: fc.array(fc.option(fc.nat(200)), { minLength: 10, maxLength: 10 }),
    contact: fc.constantFrom('live' as const, 'quiet' as const, 'lost' as const),
  });

  it('are together never more than what is left, and with the coming days all of it', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 10 }),
        fc.array(screen, { minLength: 1, maxLength: 20 }),
        (left, days, found) => {
          const screens = found.map((one, n): PacedScreen => ({ ...one, id: `s${n}`, played: 0 }));
          const { goals, shares } = planShares({ left, days, ahead: 3, screens });
          const fixed = screens.flatMap(({ contact, given }) =>
            given
              .slice(0, Math.min(3, days))
              .filter((plays) => contact === 'lost' || (contact === 'quiet' && plays !== null)),
          );
          const rest = Math.max(0, left - sum(fixed));
          const near = sum([...shares.values()].map(sum));
          expect(near + sum(goals.slice(3))).toBeLessThanOrEqual(Math.max(left, sum(fixed)));
          expect([0, rest]).toContain(sum(goals));
        },
      ),
    );
  });

  it('leave what a silent screen was given to it, and give the others the rest', () => {
    const open = [DAY, DAY];
    const { shares } = planShares({
      left: 100,
      days: 2,
      ahead: 3,
      screens: [
        { id: 'silent', open, given: [20, 20], played: 0, contact: 'quiet' },
        { id: 'gone', open, given: [null, null], played: 0, contact: 'lost' },
        { id: 'here', open, given: [20, 20], played: 25, contact: 'live' },
      ],
    });
    expect(Object.fromEntries(shares)).toEqual({ silent: [20, 20], gone: [null, null], here: [30, 30] });
  });
});

describe('a week of ten screens of which some go offline [MKT-09]', () => {
  const DAYS = 7;
  const [SOLD, COUNT, STEP] = [7000, 10, 10 * 60_000];
  interface Sim {
    id: string;
    /** Shares that it knows, by day. */
    known: Map<number, number>;
    /** Plays by day, and those that were told. */
    played: number[];
    told: number[];
    heard: number;
    given: (number | null)[];
    isOffline: (at: number) => boolean;
  }

  /** Runs a week: screens play by what they know, tell when they are online, and the plan is made anew each hour. */
  function week(isOffline: (screen: number, at: number) => boolean) {
    const screens = Array.from({ length: COUNT }, (_, n): Sim => ({
      id: `s${n}`,
      known: new Map(),
      played: Array.from({ length: DAYS }, () => 0),
      told: Array.from({ length: DAYS }, () => 0),
      heard: 0,
      given: Array.from({ length: DAYS }, () => null),
      isOffline: (at) => isOffline(n, at),
    }));
    const worst: number[] = [];
    const byHour = Array.from({ length: DAYS * 24 }, () => 0);
    const dayOf = (at: number) => Math.floor(at / DAY);
    const plan = (at: number) => {
      const today = dayOf(at);
      const before = sum(screens.flatMap(({ told }) => told.slice(0, today)));
      const contact = ({ heard }: Sim) => (heard === at ? 'live' : at - heard > 1.5 * DAY ? 'lost' : 'quiet');
      const untold = sum(
        screens.flatMap((one) =>
          one.given.map((plays, day) =>
            day < today && contact(one) !== 'live' && (day + 1) * DAY > one.heard ? (plays ?? 0) - one.told[day]! : 0,
          ),
        ),
      );
      const { shares } = planShares({
        left: SOLD - before - untold,
        days: DAYS - today,
        ahead: 3,
        screens: screens.map((one) => ({
          id: one.id,
          open: Array.from({ length: DAYS - today }, () => DAY),
          given: one.given.slice(today),
          played: one.told[today]!,
          contact: contact(one),
        })),
      });
      for (const one of screens)
        for (const [ahead, plays] of shares.get(one.id)!.entries())
          if (plays !== null) one.given[today + ahead] = plays;
    };
    for (let at = 0; at < DAYS * DAY; at += STEP) {
      for (const one of screens) {
        if (one.isOffline(at)) continue;
        one.heard = at;
        one.told = [...one.played];
      }
      if (at % HOUR === 0) plan(at);
      for (const one of screens)
        if (one.heard === at)
          one.known = new Map(one.given.flatMap((plays, day) => (plays === null ? [] : [[day, plays] as const])));
      const today = dayOf(at);
      for (const one of screens) {
        const day = { from: today * DAY, to: (today + 1) * DAY, plays: one.known.get(today) ?? 0, open: [] };
        // A turn of fifteen seconds among ten: four in ten minutes.
        for (let turn = 0; turn < 4; turn += 1)
          if (one.played[today]! < allowedBy(day, at + (turn * STEP) / 4)) {
            one.played[today]! += 1;
            byHour[Math.floor(at / HOUR)]! += 1;
          }
      }
      worst.push(sum(screens.flatMap(({ played }) => played)));
    }
    return { total: worst.at(-1)!, most: Math.max(...worst), byHour };
  }

  it('gives its number, evenly, where all are there', () => {
    const { total, byHour } = week(() => false);
    expect(total).toBe(SOLD);
    // A thousand a day are 42 an hour; each screen may round by one.
    expect(Math.max(...byHour)).toBeLessThanOrEqual(42 + COUNT);
    expect(Math.min(...byHour)).toBeGreaterThanOrEqual(42 - COUNT);
  });

  it('gives its number although two are away for a day and a half, and come back', () => {
    const { total, most } = week((n, at) => n < 2 && at > 1.5 * DAY && at < 3 * DAY);
    expect(most).toBeLessThanOrEqual(SOLD);
    expect(total).toBeGreaterThanOrEqual(SOLD * 0.99);
  });

  it('is its number where two come back that had played more than was thought', () => {
    const gaps = [
      [0, 23, 116],
      [3, 139, 29],
    ] as const;
    const { most } = week((n, at) =>
      gaps.some(([screen, from, hours]) => screen === n && at >= from * HOUR && at < (from + hours) * HOUR),
    );
    expect(most).toBeLessThanOrEqual(SOLD);
  });

  it('is never above its number, whoever is away whenever', () => {
    const away = fc.array(fc.tuple(fc.nat(COUNT - 1), fc.nat(7 * 24), fc.nat(7 * 24)), { maxLength: 12 });
    fc.assert(
      fc.property(away, (gaps) => {
        const { most } = week((n, at) =>
          gaps.some(([screen, from, hours]) => screen === n && at >= from * HOUR && at < (from + hours) * HOUR),
        );
        expect(most).toBeLessThanOrEqual(SOLD);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a forecast [MKT-09]', () => {
  const past = (delivered: number) => Array.from({ length: 3 }, () => ({ planned: 100, delivered }));
  it('says whether an order will reach its number', () => {
    const of = (delivered: number, most = 500) =>
      forecast({ sold: 700, delivered: delivered * 3, past: past(delivered), most: [most] });
    expect(of(100)).toEqual({ expected: 700, standing: 'onPace' });
    expect(of(50)).toEqual({ expected: 400, standing: 'behind' });
    expect(of(100, 200)).toEqual({ expected: 500, standing: 'behind' });
    expect(forecast({ sold: 700, delivered: 700, past: past(100), most: [] }).standing).toBe('done');
    expect(forecast({ sold: 700, delivered: 20, past: [], most: [900] }).standing).toBe('waiting');
  });
});
