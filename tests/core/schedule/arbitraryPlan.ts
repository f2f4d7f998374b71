import * as fc from 'fast-check';
import type { Plan, PlanAd } from '#core/manifest/manifest.ts';
import { buildContent, HOUR, MINUTE, NOON, SLOT } from './plan.ts';

const SLOTS = [
  SLOT,
  { ...SLOT, id: 'side', areaId: 'side' },
  { ...SLOT, id: 'strip', areaId: 'strip', height: 200 },
  { ...SLOT, id: 'noon', opens: [{ from: '11:30', to: '13:00' }] },
  { ...SLOT, id: 'monday', areaId: 'side', opens: [{ weekdays: [1] }], exclusive: true },
];
const STATUSES = ['pendingApproval', 'disapproved', 'pendingPlay', 'playing', 'paused', 'expired', 'deleted'];
export const KEYS = ['one', 'two', 'three'];

const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
const window = fc.record({ weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]), from: time, to: time });
const content = (key: string) =>
  fc
    .record({ durationMs: fc.integer({ min: 1000, max: 60_000 }), windows: fc.array(window, { maxLength: 1 }) })
    .map((more) => buildContent({ key, ...more }));

const ad = (id: string): fc.Arbitrary<PlanAd> =>
  fc
    .record({
      type: fc.constantFrom('common', 'common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'),
      status: fc.constantFrom(...STATUSES, 'playing', 'playing'),
      slotId: fc.constantFrom('main', 'side', 'strip', 'noon', 'monday', 'elsewhere'),
      delivery: fc.constantFrom('precise', 'matching'),
      startAt: fc.integer({ min: -3, max: 3 }).map((hours) => NOON + hours * HOUR),
      lastsMs: fc.integer({ min: MINUTE, max: 6 * HOUR }),
      windows: fc.array(window, { maxLength: 2 }),
      order: fc.integer({ min: 0, max: 2 }),
      cycleMs: fc.integer({ min: 10_000, max: HOUR }),
      contents: fc.subarray(KEYS, { minLength: 1 }).chain((keys) => fc.tuple(...keys.map(content))),
    })
    .map(({ lastsMs, cycleMs, ...rest }) => ({
      ...rest,
      id,
      name: id,
      mute: false,
      size: { width: 1920, height: 1080 },
      endAt: rest.startAt + lastsMs,
      insertion: rest.type === 'insertion' ? { cycleMs, firstAt: rest.startAt, windowMs: null, count: null } : null,
    }));

/** Plans of up to six ads in the slots of three areas, around noon of a day, in one of three zones. */
export const plan: fc.Arbitrary<Plan> = fc
  .tuple(
    fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']).chain((ids) => fc.tuple(...ids.map(ad))),
    fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Europe/Berlin'),
  )
  .map(([items, zone]) => ({ device: { zone }, slots: SLOTS, items }));
