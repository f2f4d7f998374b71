import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan, PlanAd } from '#core/manifest/manifest.ts';
import { decide } from '#core/schedule/decide.ts';
import type { Decision, Memory, Winner } from '#core/schedule/types.ts';
import { buildContent, HOUR, MINUTE, NOON, SLOT } from './plan.ts';

const SLOTS = [SLOT, { ...SLOT, id: 'side', areaId: 'side' }, { ...SLOT, id: 'strip', areaId: 'strip', height: 200 }];
const STATUSES = ['pendingApproval', 'disapproved', 'pendingPlay', 'playing', 'paused', 'expired', 'deleted'];
const KEYS = ['one', 'two', 'three'];

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
      slotId: fc.constantFrom('main', 'side', 'strip', 'elsewhere'),
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

const plan: fc.Arbitrary<Plan> = fc
  .tuple(
    fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']).chain((ids) => fc.tuple(...ids.map(ad))),
    fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Europe/Berlin'),
  )
  .map(([items, zone]) => ({ device: { zone }, slots: SLOTS, items }));

const instant = fc.integer({ min: NOON - 4 * HOUR, max: NOON + 4 * HOUR });
const place = fc.record({
  adId: fc.constantFrom('a', 'b', 'c'),
  key: fc.constantFrom(...KEYS),
  isRunning: fc.boolean(),
});
const memory: fc.Arbitrary<Memory> = fc.record({
  places: fc.dictionary(fc.constantFrom('main', 'side', 'strip', '*'), place),
  carousels: fc.dictionary(
    fc.constantFrom('main/common', 'side/common', '*/emergency'),
    fc.record({ adId: fc.constantFrom('a', 'b'), key: fc.constantFrom(...KEYS), index: fc.nat(20) }),
  ),
  booted: fc.subarray(['main/a', 'main/b', 'side/a']).map((keys) => new Set(keys)),
  turns: fc.dictionary(fc.constantFrom('main/a', 'main/b'), fc.nat(50)),
  broken: fc.dictionary(fc.constantFrom('a/one', 'b/two'), instant),
});
const circumstances = fc.oneof(
  fc.constant({}),
  fc.record({ memory, startedAt: instant }),
  fc.record({ startedAt: instant }),
);

const winners = ({ takeover, slots }: Decision): Winner[] =>
  [takeover, ...Object.values(slots)].filter((one) => one !== null);

test('the same arguments give the same decision, whatever the order of the ads [AD-19]', () => {
  fc.assert(
    fc.property(plan, instant, circumstances, (plan, now, known) => {
      const reversed = { ...plan, items: plan.items.toReversed() };
      expect(decide(reversed, now, known)).toEqual(decide(plan, now, known));
    }),
  );
});

test('every ad is answered for: it plays somewhere, or lost once with a reason [AD-19]', () => {
  fc.assert(
    fc.property(plan, instant, circumstances, (plan, now, known) => {
      const decision = decide(plan, now, known);
      const answered = [
        ...new Set(winners(decision).map(({ adId }) => adId)),
        ...decision.losers.map(({ adId }) => adId),
      ];
      expect(answered.toSorted()).toEqual(plan.items.map(({ id }) => id).toSorted());
      expect(Object.keys(decision.slots).toSorted()).toEqual(SLOTS.map(({ id }) => id).toSorted());
    }),
  );
});

test('nothing that is stopped, unapproved or out of its period ever plays [AD-17, AD-18]', () => {
  fc.assert(
    fc.property(plan, instant, circumstances, (plan, now, known) => {
      for (const winner of winners(decide(plan, now, known))) {
        const ad = plan.items.find(({ id }) => id === winner.adId)!;
        expect(['playing', 'pendingPlay']).toContain(ad.status);
        expect(ad.startAt <= now && now < ad.endAt).toBe(true);
        expect(ad.contents.map(({ key }) => key)).toContain(winner.key);
      }
    }),
    { numRuns: 500 },
  );
});

test('while an emergency plays, nothing else does [AD-12]', () => {
  fc.assert(
    fc.property(plan, instant, circumstances, (plan, now, known) => {
      const decision = decide(plan, now, known);
      const isEmergency = winners(decision).some(({ type }) => type === 'emergency');
      expect(isEmergency).toBe(decision.takeover !== null);
      expect(isEmergency && winners(decision).length > 1).toBe(false);
    }),
  );
});

test('what runs keeps its place while it may play', () => {
  fc.assert(
    fc.property(plan, instant, memory, (plan, now, known) => {
      const first = decide(plan, now, { memory: known });
      const places = Object.fromEntries(
        Object.entries(first.slots).flatMap(([slot, winner]) =>
          winner ? [[slot, { adId: winner.adId, key: winner.key, isRunning: true }]] : [],
        ),
      );
      const again = decide(plan, now, { memory: { ...known, places } });
      const named = (decision: Decision) =>
        Object.entries(decision.slots).map(([slot, winner]) => [slot, winner?.adId, winner?.key]);
      expect(named(again)).toEqual(named(first));
    }),
  );
});
