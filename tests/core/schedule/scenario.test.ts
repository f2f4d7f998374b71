import { describe, expect, test } from 'vitest';
import { decide } from '#core/schedule/decide.ts';
import { explain } from '#core/schedule/explain.ts';
import { overlap, scenarioOf } from '#core/schedule/scenario.ts';
import { timeline } from '#core/schedule/timeline.ts';
import type { ManifestSlot } from '#core/manifest/manifest.ts';
import { at, buildMemory, buildPlan, buildPlanAd, HOUR, MINUTE, NOON, SECOND, SLOT } from './plan.ts';

/** Half past eleven to one on weekdays, beside the slot that is always open. */
const LUNCH: ManifestSlot = {
  ...SLOT,
  id: 'lunch',
  name: 'Lunch',
  opens: [{ weekdays: [1, 2, 3, 4, 5], from: '11:30', to: '13:00' }],
};
const ALONE: ManifestSlot = { ...LUNCH, exclusive: true };
const always = buildPlanAd({ id: 'always' });
const noon = buildPlanAd({ id: 'noon', slotId: 'lunch' });

const planOf = (lunch: ManifestSlot, items = [always, noon]) => buildPlan(items, { slots: [SLOT, lunch] });
const playing = (plan: ReturnType<typeof planOf>, instant: number) => decide(plan, instant).slots;

describe('scenarios of a place [LAY-07]', () => {
  test.each([
    ['before it opens', '11:29:59.999', 'always'],
    ['as it opens', '11:30:00', 'noon'],
    ['a moment before it closes', '12:59:59.999', 'noon'],
    ['as it closes', '13:00:00', 'always'],
  ])('an exclusive slot %s: %s', (_when, time, adId) => {
    const decision = decide(planOf(ALONE), at(`2026-03-02T${time}+08:00`));
    expect(decision.slots).toEqual({
      main: expect.objectContaining({ adId, slotId: adId === 'noon' ? 'lunch' : 'main' }),
    });
    const loser = adId === 'noon' ? ['always', 'slotAlone', 'noon'] : ['noon', 'slotClosed', undefined];
    expect(decision.losers.map(({ adId: id, why, by }) => [id, why, by])).toEqual([loser]);
  });

  test('it opens on its weekdays only, by the zone of the screen', () => {
    const sunday = at('2026-03-01T12:00:00+08:00');
    expect(playing(planOf(ALONE), sunday)['main']?.adId).toBe('always');
    const inBerlin = { ...planOf(ALONE), device: { zone: 'Europe/Berlin' } };
    expect(playing(inBerlin, NOON)['main']?.adId).toBe('always');
  });

  test('a shared slot takes turns with the slot that is always open, each for its own', () => {
    const turns = [0, 10, 20, 30].map((seconds) => playing(planOf(LUNCH), NOON + seconds * SECOND)['main']!);
    expect(turns.map(({ adId }) => adId)).toEqual(expect.arrayContaining(['always', 'noon']));
    for (const { adId, slotId } of turns) expect(slotId).toBe(adId === 'noon' ? 'lunch' : 'main');
  });

  test('an exclusive slot without an ad that may play leaves the place to the others', () => {
    const refused = { ...noon, status: 'pendingApproval' };
    const inserted = buildPlanAd({
      id: 'inserted',
      slotId: 'lunch',
      type: 'insertion',
      insertion: { cycleMs: HOUR, firstAt: NOON, windowMs: null, count: null },
    });
    const plan = planOf(ALONE, [always, refused, inserted]);
    expect(playing(plan, NOON)['main']?.adId).toBe('inserted');
    expect(playing(plan, NOON + MINUTE)['main']?.adId).toBe('always');
  });

  test('what runs is cut as an exclusive slot opens, and an emergency has the screen whatever slot is open', () => {
    const memory = buildMemory({ places: { main: { adId: 'always', key: 'poster', isRunning: true } } });
    expect(decide(planOf(ALONE), NOON, { memory }).slots['main']?.adId).toBe('noon');
    expect(decide(planOf(LUNCH), NOON, { memory }).slots['main']?.adId).toBe('always');
    const alarm = buildPlanAd({ id: 'alarm', type: 'emergency', slotId: 'lunch' });
    const { takeover, slots } = decide(planOf(ALONE, [always, alarm]), at('2026-03-02T20:00:00+08:00'));
    expect([takeover?.adId, slots]).toEqual(['alarm', { main: null }]);
  });

  test('an ad with matching delivery plays for whichever slot of its size has the place', () => {
    const both = buildPlanAd({ id: 'both', delivery: 'matching' });
    const slots = [NOON, NOON + 4 * HOUR].map((instant) => playing(planOf(ALONE, [both]), instant)['main']?.slotId);
    expect(slots).toEqual(['lunch', 'main']);
  });

  test('the play list of a day has the slot in its hours, insertions of a closed one left out', () => {
    const inserted = buildPlanAd({
      id: 'inserted',
      slotId: 'lunch',
      type: 'insertion',
      insertion: { cycleMs: HOUR / 4, firstAt: NOON - 12 * HOUR, windowMs: null, count: null },
    });
    const { stretches } = timeline(planOf(LUNCH, [always, inserted]), NOON - 2 * HOUR, NOON + 2 * HOUR);
    expect(
      stretches.map(({ from, to, slots }) => [
        (from - NOON) / MINUTE,
        (to - NOON) / MINUTE,
        slots[0]!.insertions.length,
      ]),
    ).toEqual([
      [-120, -30, 0],
      [-30, 60, 1],
      [60, 120, 0],
    ]);
  });

  test('is explained as one place, with the rule for each ad of all its slots', () => {
    const told = explain(planOf(ALONE), NOON);
    expect(told.slots.map(({ slotId, winner, losers }) => [slotId, winner?.adId, losers])).toEqual([
      ['main', 'noon', [{ adId: 'always', why: 'slotAlone', by: 'noon' }]],
    ]);
    expect(told.homeless).toEqual([]);
  });
});

describe('scenario settings [LAY-07]', () => {
  test('a slot that is always open and shared says nothing; hours count only while they are the rule', () => {
    const windows = [{ from: '08:00', to: '10:00' }];
    expect(scenarioOf({ opening: 'always', mode: 'shared', windows })).toEqual({});
    expect(scenarioOf({ opening: null, mode: null })).toEqual({});
    expect(scenarioOf({ opening: 'hours', mode: 'exclusive', weekdays: [6, 7], windows })).toEqual({
      opens: [{ weekdays: [6, 7], from: '08:00', to: '10:00' }],
      exclusive: true,
    });
  });

  test.each([
    ['the same hours', { from: '08:00', to: '10:00' }, { from: '09:59', to: '12:00' }, true],
    ['one after the other', { from: '08:00', to: '10:00' }, { from: '10:00', to: '12:00' }, false],
    ['other days', { weekdays: [1], from: '08:00', to: '10:00' }, { weekdays: [2], from: '08:00', to: '10:00' }, false],
    [
      'after midnight',
      { weekdays: [7], from: '22:00', to: '02:00' },
      { weekdays: [1], from: '01:00', to: '03:00' },
      true,
    ],
  ])('two slots of %s', (_what, a, b, isSame) => {
    expect([overlap({ opens: [a] }, { opens: [b] }), overlap({ opens: [b] }, { opens: [a] })]).toEqual([
      isSame,
      isSame,
    ]);
    expect(overlap({}, { opens: [b] })).toBe(true);
  });
});
