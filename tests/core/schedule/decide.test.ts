import { describe, expect, test } from 'vitest';
import { decide } from '#core/schedule/decide.ts';
import type { Step } from '#core/schedule/types.ts';
import { buildContent, buildMemory, buildPlan, buildPlanAd, HOUR, MINUTE, NOON, SECOND, SLOT } from './plan.ts';

const SIDE = { ...SLOT, id: 'side', areaId: 'side' };
const STRIP = { ...SLOT, id: 'strip', areaId: 'strip', height: 200 };

describe('who may play', () => {
  test.each([
    ['pendingApproval', 'notApproved'],
    ['disapproved', 'notApproved'],
    ['deleted', 'notApproved'],
    ['paused', 'paused'],
    ['expired', 'expired'],
  ])('an ad that is %s loses as %s [AD-18]', (status, why) => {
    const decision = decide(buildPlan([buildPlanAd({ id: 'a', status })]), NOON);
    expect(decision).toEqual({ takeover: null, slots: { main: null }, losers: [{ adId: 'a', why }] });
  });

  test.each([
    ['at its start', 0, 'a'],
    ['a millisecond before its start', -1, undefined],
    ['a millisecond before its end', HOUR - 1, 'a'],
    ['at its end', HOUR, undefined],
  ])('a period of an hour holds %s as it should [AD-06]', (_when, offset, winner) => {
    const plan = buildPlan([buildPlanAd({ id: 'a', startAt: NOON, endAt: NOON + HOUR })]);
    expect(decide(plan, NOON + offset).slots['main']?.adId).toBe(winner);
  });

  test('an ad outside its hours loses, and so does one whose contents are all outside theirs [AD-16]', () => {
    const evening = [{ from: '18:00', to: '20:00' }];
    const plan = buildPlan([
      buildPlanAd({ id: 'a', windows: evening }),
      buildPlanAd({ id: 'b', contents: [buildContent({ windows: evening })] }),
    ]);
    expect(decide(plan, NOON).losers).toEqual([
      { adId: 'a', why: 'outsideWindow' },
      { adId: 'b', why: 'outsideWindow' },
    ]);
    expect(decide(plan, NOON + 6 * HOUR).losers).toHaveLength(1);
  });

  test('of two contents only the one whose window is open plays [AD-16]', () => {
    const plan = buildPlan([
      buildPlanAd({
        id: 'a',
        contents: [
          buildContent({ key: 'night', windows: [{ from: '20:00', to: '06:00' }] }),
          buildContent({ key: 'day' }),
        ],
      }),
    ]);
    expect(decide(plan, NOON).slots['main']?.key).toBe('day');
  });

  test('an ad for a slot that the layout lacks loses as noSlot', () => {
    expect(decide(buildPlan([buildPlanAd({ id: 'a', slotId: 'roof' })]), NOON).losers).toEqual([
      { adId: 'a', why: 'noSlot' },
    ]);
  });

  test('a content that could not be shown is left out until its time is over', () => {
    const plan = buildPlan([buildPlanAd({ id: 'a' })]);
    const memory = buildMemory({ broken: { 'a/poster': NOON + MINUTE } });
    expect(decide(plan, NOON, { memory }).losers).toEqual([{ adId: 'a', why: 'cannotShow' }]);
    expect(decide(plan, NOON + MINUTE, { memory }).slots['main']?.adId).toBe('a');
  });
});

describe('delivery [AD-14]', () => {
  const slots = [SLOT, SIDE, STRIP];

  test('precise plays in its own slot alone', () => {
    const { slots: playing } = decide(buildPlan([buildPlanAd({ id: 'a' })], { slots }), NOON);
    expect([playing['main']?.adId, playing['side'], playing['strip']]).toEqual(['a', null, null]);
  });

  test('matching plays in every slot of its size', () => {
    const { slots: playing } = decide(buildPlan([buildPlanAd({ id: 'a', delivery: 'matching' })], { slots }), NOON);
    expect([playing['main']?.adId, playing['side']?.adId, playing['strip']]).toEqual(['a', 'a', null]);
  });

  test('matching plays on a layout that lacks its own slot', () => {
    const { slots: playing } = decide(
      buildPlan([buildPlanAd({ id: 'a', delivery: 'matching', slotId: 'elsewhere' })], { slots }),
      NOON,
    );
    expect(playing['side']?.adId).toBe('a');
  });
});

describe('types of ad [AD-12]', () => {
  const common = buildPlanAd({ id: 'common' });
  const launcher = buildPlanAd({ id: 'launcher', type: 'launcher' });
  const emergency = buildPlanAd({ id: 'emergency', type: 'emergency' });
  const boot = buildPlanAd({ id: 'boot', type: 'bootUp' });

  test('an emergency has the whole screen and empties every slot', () => {
    const decision = decide(buildPlan([common, launcher, emergency], { slots: [SLOT, SIDE] }), NOON);
    expect(decision.takeover?.adId).toBe('emergency');
    expect(decision.slots).toEqual({ main: null, side: null });
    expect(decision.losers).toEqual([
      { adId: 'common', why: 'emergencyPlays', by: 'emergency' },
      { adId: 'launcher', why: 'emergencyPlays', by: 'emergency' },
    ]);
  });

  test('an emergency cuts what runs and goes round until it ends', () => {
    const memory = buildMemory({ places: { main: { adId: 'common', key: 'poster', isRunning: true } } });
    const plan = buildPlan([common, { ...emergency, endAt: NOON + HOUR }]);
    expect(decide(plan, NOON, { memory }).takeover?.adId).toBe('emergency');
    expect(decide(plan, NOON + HOUR, { memory }).takeover).toBeNull();
  });

  test('a launcher plays where nothing else does, and gives way at once', () => {
    const memory = buildMemory({ places: { main: { adId: 'launcher', key: 'poster', isRunning: true } } });
    expect(decide(buildPlan([launcher]), NOON).slots['main']?.adId).toBe('launcher');
    const decision = decide(buildPlan([common, launcher]), NOON, { memory });
    expect(decision.slots['main']?.adId).toBe('common');
    expect(decision.losers).toEqual([{ adId: 'launcher', why: 'commonPlays', by: 'common' }]);
  });

  test('a filler plays where nothing is sold, behind the launcher, and gives way at once [AD-02]', () => {
    const filler = buildPlanAd({ id: 'filler', type: 'filler' });
    const memory = buildMemory({ places: { main: { adId: 'filler', key: 'poster', isRunning: true } } });
    expect(decide(buildPlan([filler]), NOON).slots['main']?.adId).toBe('filler');
    const behind = decide(buildPlan([filler, launcher]), NOON, { memory });
    expect(behind.slots['main']?.adId).toBe('launcher');
    expect(behind.losers).toEqual([{ adId: 'filler', why: 'launcherPlays', by: 'launcher' }]);
    const sold = decide(buildPlan([filler, common]), NOON, { memory });
    expect(sold.slots['main']?.adId).toBe('common');
    expect(sold.losers).toEqual([{ adId: 'filler', why: 'commonPlays', by: 'common' }]);
  });

  test('fillers take turns, and what runs is not cut by the next', () => {
    const plan = buildPlan([
      buildPlanAd({ id: 'one', type: 'filler' }),
      buildPlanAd({ id: 'two', type: 'filler', order: 1 }),
    ]);
    const running = buildMemory({ places: { main: { adId: 'one', key: 'poster', isRunning: true } } });
    expect(decide(plan, NOON, { memory: running }).slots['main']?.adId).toBe('one');
    const ended = buildMemory({
      places: { main: { adId: 'one', key: 'poster', isRunning: false } },
      carousels: { 'main/filler': { adId: 'one', key: 'poster', index: 0 } },
    });
    expect(decide(plan, NOON, { memory: ended }).slots['main']?.adId).toBe('two');
  });

  test('a boot-up ad plays once after the start, and never again', () => {
    const plan = buildPlan([common, boot]);
    const first = decide(plan, NOON, { startedAt: NOON, memory: buildMemory() });
    expect(first.slots['main']?.adId).toBe('boot');
    const later = decide(plan, NOON, { startedAt: NOON, memory: buildMemory({ booted: new Set(['main/boot']) }) });
    expect(later.slots['main']?.adId).toBe('common');
    expect(later.losers).toEqual([{ adId: 'boot', why: 'bootUpOver' }]);
  });

  test.each([
    [0, 'boot'],
    [9999, 'boot'],
    [10_000, 'common'],
  ])('by the clock alone a boot-up ad of ten seconds, %i ms after the start, leaves %s on', (sinceMs, winner) => {
    expect(decide(buildPlan([common, boot]), NOON + sinceMs, { startedAt: NOON }).slots['main']?.adId).toBe(winner);
  });
});

describe('insertion [AD-12]', () => {
  const common = buildPlanAd({ id: 'common' });
  const inserted = buildPlanAd({
    id: 'insert',
    type: 'insertion',
    insertion: { cycleMs: 5 * MINUTE, firstAt: NOON, windowMs: null, count: null },
  });
  const plan = buildPlan([common, inserted]);

  test.each([
    ['before the first turn', -1, 'common', 'insertionWaits'],
    ['when its turn comes', 0, 'insert', 'insertionPlays'],
    ['until its turn is over', 9999, 'insert', 'insertionPlays'],
    ['between two turns', 10_000, 'common', 'insertionWaits'],
    ['at the second turn', 5 * MINUTE, 'insert', 'insertionPlays'],
  ])('by the clock alone it plays %s as it should', (_when, offset, winner, why) => {
    const decision = decide(plan, NOON + offset);
    expect([decision.slots['main']?.adId, decision.losers[0]?.why]).toEqual([winner, why]);
  });

  test('it waits for the end of what runs', () => {
    const memory = buildMemory({ places: { main: { adId: 'common', key: 'poster', isRunning: true } } });
    const decision = decide(plan, NOON, { memory });
    expect(decision.slots['main']?.adId).toBe('common');
    expect(decision.losers).toEqual([{ adId: 'insert', why: 'commonPlays', by: 'common' }]);
  });

  test.each([
    ['as long as its cycle', 5 * MINUTE, 'common'],
    ['longer than its cycle', 5 * MINUTE + 1, 'insert'],
    ['of a day', 24 * HOUR, 'insert'],
  ])('when its turn comes in a common content %s, %s ms, it is %s that plays', (_what, durationMs, winner) => {
    const long = { ...common, contents: [buildContent({ durationMs })] };
    const memory = buildMemory({
      places: { main: { adId: 'common', key: 'poster', isRunning: true } },
      turns: { 'main/insert': NOON },
    });
    const at = (now: number) => decide(buildPlan([long, inserted]), now, { memory }).slots['main']?.adId;
    expect([at(NOON + 5 * MINUTE - 1), at(NOON + 5 * MINUTE)]).toEqual(['common', winner]);
  });

  test('of several that are due the one that cannot wait cuts in, and what was inserted is not cut', () => {
    const slow = buildPlanAd({ ...inserted, id: 'slow', insertion: { ...inserted.insertion!, cycleMs: 2 * HOUR } });
    const long = { ...common, contents: [buildContent({ durationMs: HOUR })] };
    const others = buildPlan([long, slow, { ...inserted, order: 1, contents: [buildContent({ durationMs: HOUR })] }]);
    const runs = (adId: string) => buildMemory({ places: { main: { adId, key: 'poster', isRunning: true } } });
    const on = (adId: string) => decide(others, NOON, { memory: runs(adId) }).slots['main']?.adId;
    expect([on('common'), on('slow'), on('insert')]).toEqual(['insert', 'slow', 'insert']);
  });

  test('it takes each turn once, and makes up for no missed one', () => {
    const memory = buildMemory({ turns: { 'main/insert': NOON } });
    expect(decide(plan, NOON + 4 * MINUTE, { memory }).slots['main']?.adId).toBe('common');
    expect(decide(plan, NOON + 16 * MINUTE, { memory }).slots['main']).toMatchObject({ adId: 'insert', turn: 3 });
  });

  test.each([
    ['its cycle is longer', { cycleMs: 60 * MINUTE }, 60 * MINUTE, 1],
    ['its first turn is later', { firstAt: NOON + 30 * MINUTE }, 30 * MINUTE, 0],
  ])('a turn that it had silences none of another plan: %s', (_why, changed, afterMs, turn) => {
    // Had after five turns, of which the new plan counts fewer.
    const memory = buildMemory({ turns: { 'main/insert': NOON + 25 * MINUTE } });
    const other = buildPlan([common, { ...inserted, insertion: { ...inserted.insertion!, ...changed } }]);
    expect(decide(other, NOON + afterMs - 1, { memory }).slots['main']?.adId).toBe('common');
    const first = decide(other, NOON + afterMs, { memory }).slots['main'];
    expect(first).toMatchObject({ adId: 'insert', turn, dueAt: NOON + afterMs });
  });

  test('a turn that did not begin within its window is missed', () => {
    const narrow = buildPlan([common, { ...inserted, insertion: { ...inserted.insertion!, windowMs: MINUTE } }]);
    expect(decide(narrow, NOON + MINUTE - 1, { memory: buildMemory() }).slots['main']?.adId).toBe('insert');
    expect(decide(narrow, NOON + MINUTE, { memory: buildMemory() }).slots['main']?.adId).toBe('common');
  });

  test('after its play count it is over', () => {
    const twice = buildPlan([common, { ...inserted, insertion: { ...inserted.insertion!, count: 2 } }]);
    expect(decide(twice, NOON + 10 * MINUTE, { memory: buildMemory() }).losers).toEqual([
      { adId: 'insert', why: 'insertionOver' },
    ]);
  });

  test('a turn of several contents is played whole', () => {
    const two = { ...inserted, contents: [buildContent({ key: 'one' }), buildContent({ key: 'two' })] };
    const memory = buildMemory({
      turns: { 'main/insert': NOON },
      places: { main: { adId: 'insert', key: 'one', isRunning: false } },
    });
    expect(decide(buildPlan([common, two]), NOON, { memory }).slots['main']).toMatchObject({
      adId: 'insert',
      key: 'two',
      turn: 0,
    });
  });
});

describe('carousel', () => {
  const ads = ['a', 'b', 'c'].map((id, order) => buildPlanAd({ id, order }));
  const plan = buildPlan(ads);
  const stepped = (adId: string, index: number) =>
    buildMemory({
      carousels: { 'main/common': { adId, key: 'poster', index } },
      places: { main: { adId, key: 'poster', isRunning: false } },
    });

  test('goes round in order, one after the other', () => {
    const seen: string[] = [];
    let memory = buildMemory();
    for (let step = 0; step < 5; step += 1) {
      const winner = decide(plan, NOON, { memory }).slots['main']!;
      seen.push(winner.adId);
      memory = stepped(winner.adId, winner.index);
    }
    expect(seen).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  test('goes on where it stood after an insertion', () => {
    const memory = { ...stepped('a', 0), places: { main: { adId: 'insert', key: 'poster', isRunning: false } } };
    expect(decide(plan, NOON, { memory }).slots['main']?.adId).toBe('b');
  });

  test('nobody loses a turn when the one that played has left', () => {
    const without = buildPlan(ads.filter(({ id }) => id !== 'b'));
    expect(decide(without, NOON, { memory: stepped('b', 1) }).slots['main']?.adId).toBe('c');
  });

  test('keeps what runs, and names it to those that wait', () => {
    const memory = buildMemory({ places: { main: { adId: 'b', key: 'poster', isRunning: true } } });
    expect(decide(plan, NOON, { memory }).losers).toEqual([
      { adId: 'a', why: 'notItsTurn', by: 'b' },
      { adId: 'c', why: 'notItsTurn', by: 'b' },
    ]);
  });

  test('by the clock alone each has its share of the loop', () => {
    const seen = Array.from({ length: 30 }, (_, second) => decide(plan, NOON + second * SECOND).slots['main']!.adId);
    expect(['a', 'b', 'c'].map((id) => seen.filter((one) => one === id).length)).toEqual([10, 10, 10]);
  });
});

describe('the share of an ad in its carousel [AD-12, AD-13]', () => {
  const five = ['one', 'two', 'three', 'four', 'five'].map((key) => buildContent({ key }));
  const plan = buildPlan([buildPlanAd({ id: 'many', contents: five }), buildPlanAd({ id: 'single', order: 1 })]);

  test('is a turn a round by the clock, however many contents it has, and each content has its turn', () => {
    const shown = Array.from({ length: 100 }, (_, turn) => decide(plan, NOON + turn * 10 * SECOND).slots['main']!);
    expect(shown.filter(({ adId }) => adId === 'single')).toHaveLength(50);
    for (const { key } of five) expect(shown.filter((one) => one.key === key)).toHaveLength(10);
  });

  test('is the same step by step, as a player plays it', () => {
    let step: Step | undefined;
    const shown = Array.from({ length: 20 }, () => {
      const memory = buildMemory({ carousels: step ? { 'main/common': step } : {} });
      const winner = decide(plan, NOON, { memory }).slots['main']!;
      step = { adId: winner.adId, key: winner.key, index: winner.index };
      return winner.adId === 'single' ? '-' : winner.key;
    });
    expect(shown.slice(0, 10)).toEqual(['one', '-', 'two', '-', 'three', '-', 'four', '-', 'five', '-']);
    expect(shown.slice(10)).toEqual(shown.slice(0, 10));
  });
});

test('an ad with a place in several slots has the reason of its first one, whatever happens in the others [AD-19]', () => {
  const plan = buildPlan(
    [
      buildPlanAd({ id: 'long', type: 'bootUp', contents: [buildContent({ durationMs: MINUTE })] }),
      buildPlanAd({ id: 'wide', type: 'bootUp', order: 1, slotId: 'strip', delivery: 'matching' }),
    ],
    { slots: [SLOT, STRIP] },
  );
  expect(decide(plan, NOON + 30 * SECOND, { startedAt: NOON }).losers).toEqual([
    { adId: 'wide', why: 'notItsTurn', by: 'long' },
  ]);
});
