import * as fc from 'fast-check';
import type { Paced } from '#core/pacing/pace.ts';
import type { ManifestSlot, Plan, PlanAd } from '#core/manifest/manifest.ts';
import { buildContent, HOUR, MINUTE, SLOT } from './plan.ts';

/** Zones with a day on which their clock changes, forward and back; and one whose clock never does. */
export const DAYS = [
  { zone: 'America/New_York', date: '2026-03-08' },
  { zone: 'America/New_York', date: '2026-11-01' },
  { zone: 'Europe/Berlin', date: '2026-03-29' },
  { zone: 'Europe/Berlin', date: '2026-10-25' },
  { zone: 'Australia/Lord_Howe', date: '2026-04-05' },
  { zone: 'Australia/Lord_Howe', date: '2026-10-04' },
  { zone: 'Asia/Shanghai', date: '2026-12-31' },
] as const;

const SLOTS = [
  SLOT,
  { ...SLOT, id: 'side', areaId: 'side' },
  { ...SLOT, id: 'strip', areaId: 'strip', height: 200 },
  { ...SLOT, id: 'peak' },
  { ...SLOT, id: 'night' },
];
const TWELVE = 12 * HOUR;
const STATUSES = ['pendingApproval', 'disapproved', 'pendingPlay', 'paused', 'expired', 'takenDown', 'notIssued'];
const TYPES = ['common', 'common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'] as const;

const time = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`);
const near = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);
const windowOn = (date: string) =>
  fc.record(
    {
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      from: time,
      to: fc.oneof(time, fc.constant('24:00')),
      dates: fc.subarray([near(date, -1), date, near(date, 1)]),
    },
    { requiredKeys: [] },
  );

/** No window at all: always. */
const NEVER_CLOSED: fc.Arbitrary<PlanAd['windows']> = fc.constant([]);

const contentOn = (date: string) => (key: string) =>
  fc
    .record({
      durationMs: fc.integer({ min: 1000, max: 60_000 }),
      windows: fc.oneof({ weight: 2, arbitrary: NEVER_CLOSED }, fc.array(windowOn(date), { maxLength: 2 })),
    })
    .map((more) => buildContent({ key, ...more }));

const adOn = (date: string, noon: number) => (id: string) =>
  fc
    .record({
      type: fc.constantFrom(...TYPES),
      status: fc.oneof({ weight: 5, arbitrary: fc.constant('playing') }, fc.constantFrom(...STATUSES)),
      slotId: fc.constantFrom('main', 'side', 'strip', 'peak', 'night', 'elsewhere'),
      delivery: fc.constantFrom('precise' as const, 'matching' as const),
      startAt: fc.integer({ min: -60, max: 24 }).map((halves) => noon + halves * 30 * MINUTE),
      lastsMs: fc.integer({ min: 1, max: 72 }).map((halves) => halves * 30 * MINUTE),
      windows: fc.oneof({ weight: 2, arbitrary: NEVER_CLOSED }, fc.array(windowOn(date), { maxLength: 2 })),
      order: fc.integer({ min: 0, max: 2 }),
      cycleMs: fc.integer({ min: 30_000, max: HOUR }),
      windowMs: fc.option(fc.integer({ min: 1000, max: 30_000 })),
      count: fc.option(fc.integer({ min: 1, max: 20 })),
      won: fc.option(fc.uniqueArray(fc.integer({ min: -6, max: 6 }), { maxLength: 6 }), { freq: 4 }),
      contents: fc
        .subarray(['one', 'two', 'three'], { minLength: 1 })
        .chain((keys) => fc.tuple(...keys.map(contentOn(date)))),
    })
    .map(({ lastsMs, cycleMs, windowMs, count, won, ...rest }): PlanAd => ({
      ...rest,
      id,
      name: id,
      mute: false,
      size: { width: 1920, height: 1080 },
      endAt: rest.startAt + lastsMs,
      insertion:
        rest.type === 'insertion'
          ? { cycleMs, firstAt: rest.startAt, windowMs, count, ...(won ? { at: turnsWon(won, noon) } : {}) }
          : null,
    }));

/** Turns that an ad won by auction, around noon (MKT-10). */
const turnsWon = (halves: readonly number[], noon: number): number[] =>
  halves.toSorted((a, b) => a - b).map((half) => noon + half * 30 * MINUTE);

/** Generates the plays that a screen may give of some ads on the day, and those it has given (MKT-09). */
const pacedOn = (noon: number): fc.Arbitrary<Required<Pick<Case, 'given'>> & { paces: Plan['paces'] }> => {
  const [from, to] = [noon - TWELVE, noon + TWELVE];
  const hours = fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 4 }).map((all) => {
    const edges = all.toSorted((a, b) => a - b).map((hour) => from + hour * HOUR);
    return edges.flatMap((at, index) =>
      index % 2 === 0 && edges[index + 1] ? [{ from: at, to: edges[index + 1]! }] : [],
    );
  });
  const share = fc.record({
    plays: fc.integer({ min: 0, max: 60 }),
    open: hours,
    given: fc.integer({ min: 0, max: 60 }),
  });
  return fc
    .subarray(['a', 'b', 'c', 'd', 'e', 'f'])
    .chain((ids) => fc.tuple(...ids.map((adId) => share.map((one) => ({ ...one, adId })))))
    .map((shares) => ({
      paces: shares.map(({ adId, plays, open }) => ({ adId, days: [{ from, to, plays, open }] })),
      given: Object.fromEntries(shares.map(({ adId, given }) => [adId, { from, plays: given }])),
    }));
};

/** Slots in three areas, of which one has three, each with a scenario or without (LAY-07). */
const slotsOn = (date: string): fc.Arbitrary<ManifestSlot[]> =>
  fc.tuple(
    ...SLOTS.map((slot) =>
      fc
        .record(
          { opens: fc.array(windowOn(date), { minLength: 1, maxLength: 2 }), exclusive: fc.constant(true as const) },
          { requiredKeys: [] },
        )
        .map((scenario): ManifestSlot => ({ ...slot, ...scenario })),
    ),
  );

/** A plan, and a moment of its day: any, or right at an edge where something begins, ends, or the clock changes. */
export interface Case {
  plan: Plan;
  now: number;
  startedAt: number | undefined;
  /** Whole plays that were given; absent: nobody counts them. */
  given?: Paced;
}

const EDGES = [-1, 0, 1];

export const cases: fc.Arbitrary<Case> = fc.constantFrom(...DAYS).chain(({ zone, date }) => {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return fc
    .subarray(['a', 'b', 'c', 'd', 'e', 'f'])
    .chain((ids) => fc.tuple(slotsOn(date), fc.tuple(...ids.map(adOn(date, noon)))))
    .chain(([slots, items]) => {
      const edges = items.flatMap(({ startAt, endAt }) => [startAt, endAt]);
      const half = fc.integer({ min: -72, max: 72 }).map((halves) => noon + halves * 30 * MINUTE);
      const edge = fc
        .tuple(edges.length > 0 ? fc.oneof(half, fc.constantFrom(...edges)) : half, fc.constantFrom(...EDGES))
        .map(([at, by]) => at + by);
      const any = fc.integer({ min: noon - 3 * TWELVE, max: noon + 3 * TWELVE });
      const now = fc.oneof(edge, any);
      const ago = fc.option(fc.integer({ min: -5000, max: 120_000 }), { nil: undefined });
      return fc.tuple(now, ago, fc.option(pacedOn(noon), { nil: undefined })).map(([at, since, paced]) => ({
        plan: { device: { zone }, slots, items, ...(paced ? { paces: paced.paces } : {}) },
        now: at,
        startedAt: since === undefined ? undefined : at - since,
        ...(paced ? { given: paced.given } : {}),
      }));
    });
});
