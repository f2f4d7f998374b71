import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from '#core/schedule/decide.ts';
import type { Decision, Memory, Winner } from '#core/schedule/types.ts';
import { KEYS, plan } from './arbitraryPlan.ts';
import { HOUR, NOON } from './plan.ts';

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
  turns: fc.dictionary(fc.constantFrom('main/a', 'main/b'), instant),
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
      expect(Object.keys(decision.slots).toSorted()).toEqual(['main', 'side', 'strip']);
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
