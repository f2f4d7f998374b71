import { isSame } from '#core/entity/same.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#core/schedule/day.ts';
import { decide } from '#core/schedule/decide.ts';
import { byClock, lengthOf } from '#core/schedule/loop.ts';
import type { Stretch, Timeline } from '#core/schedule/timeline.ts';
import type { Choice, Winner } from '#core/schedule/types.ts';
import { addDays, zonedTime } from '#core/time.ts';
import { plan as anyPlan } from './arbitraryPlan.ts';
import { at, buildContent, buildPlan, buildPlanAd, HOUR, MINUTE, NOON, SECOND } from './plan.ts';

const DATE = '2026-03-02';
const stretchAt = (day: Timeline, instant: number): Stretch =>
  day.stretches.find(({ from, to }) => instant >= from && instant < to)!;
/** Returns the choice without the slot for which it plays: a timeline tells by places. */
function chosen(winner: Winner | null): Choice | null {
  if (!winner) return null;
  const { slotId: _slotId, ...choice } = winner;
  return choice;
}
const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16);

describe('the play list of a day [DEV-10, DEV-11]', () => {
  it('divides the day where something begins or ends, by the zone of the device, and says what turns', () => {
    const day = dayOf(
      buildPlan([
        buildPlanAd({ id: 'all-day' }),
        buildPlanAd({ id: 'morning', windows: [{ from: '09:00', to: '11:00' }], order: 1 }),
        buildPlanAd({ id: 'from-noon', startAt: NOON, order: 2 }),
      ]),
      DATE,
    );
    expect([day.from, day.to]).toEqual([at('2026-03-02T00:00:00+08:00'), at('2026-03-03T00:00:00+08:00')]);
    expect(
      day.stretches.map(({ from, slots }) => [clock(from + 8 * HOUR), slots[0]!.loop.map(({ adId }) => adId)]),
    ).toEqual([
      ['00:00', ['all-day']],
      ['09:00', ['all-day', 'morning']],
      ['11:00', ['all-day']],
      ['12:00', ['all-day', 'from-noon']],
    ]);
    expect(day.absent).toEqual([]);
  });

  it('counts the turns of an insertion, and says which ads play at a start', () => {
    const insertion = { cycleMs: 10 * MINUTE, firstAt: NOON, windowMs: null, count: 5 };
    const day = dayOf(
      buildPlan([
        buildPlanAd({ id: 'cut', type: 'insertion', startAt: NOON, insertion }),
        buildPlanAd({ id: 'hello', type: 'bootUp' }),
      ]),
      DATE,
    );
    expect(stretchAt(day, NOON).slots[0]!.insertions).toEqual([
      { adId: 'cut', first: NOON, everyMs: 10 * MINUTE, times: 5 },
    ]);
    expect(day.bootUp).toEqual(['hello']);
  });

  it('gives of each ad that does not play the reason that would pass soonest', () => {
    const day = dayOf(
      buildPlan([
        buildPlanAd({ id: 'waits', status: 'pendingApproval' }),
        buildPlanAd({ id: 'held', status: 'paused' }),
        buildPlanAd({ id: 'tomorrow', startAt: NOON + 24 * HOUR, endAt: NOON + 48 * HOUR }),
        buildPlanAd({ id: 'sunday', windows: [{ weekdays: [7] }] }),
        buildPlanAd({ id: 'elsewhere', slotId: 'none' }),
        buildPlanAd({ id: 'on' }),
        buildPlanAd({ id: 'idle', type: 'filler' }),
      ]),
      DATE,
    );
    expect(Object.fromEntries(day.absent.map(({ adId, why, by }) => [adId, by ? [why, by] : why]))).toEqual({
      waits: 'notApproved',
      held: 'paused',
      tomorrow: 'notStarted',
      sunday: 'outsideWindow',
      elsewhere: 'noSlot',
      idle: ['commonPlays', 'on'],
    });
  });

  it('has 23 and 25 hours where the clock changes, and opens a window twice in the hour that comes twice [DEV-17]', () => {
    const night = buildPlanAd({
      id: 'night',
      startAt: at('2026-01-01T00:00:00Z'),
      endAt: at('2027-01-01T00:00:00Z'),
      windows: [{ from: '02:00', to: '02:30' }],
    });
    const berlin = { device: { zone: 'Europe/Berlin' } };
    const [spring, autumn] = [
      dayOf(buildPlan([night], berlin), '2026-03-29'),
      dayOf(buildPlan([night], berlin), '2026-10-25'),
    ];
    const open = ({ stretches }: Timeline) => stretches.filter(({ slots }) => slots[0]!.loop.length > 0);
    expect([(spring.to - spring.from) / HOUR, (autumn.to - autumn.from) / HOUR]).toEqual([23, 25]);
    expect(open(spring)).toEqual([]);
    expect(open(autumn).map(({ from, to }) => [clock(from), (to - from) / MINUTE])).toEqual([
      ['00:00', 30],
      ['01:00', 30],
    ]);
  });

  it('shows at each instant what decide answers then, whatever the plan', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: NOON - 20 * HOUR, max: NOON + 20 * HOUR }), (plan, instant) => {
        const day = dayOf(plan, zonedTime(instant, plan.device.zone).date);
        const stretch = stretchAt(day, instant);
        const { takeover, slots } = decide(plan, instant);
        expect(chosen(takeover)).toEqual(stretch.takeover.length > 0 ? byClock(stretch.takeover, instant) : null);
        if (takeover) return;
        const wrong: unknown[] = [];
        for (const { slotId, type, loop, insertions } of stretch.slots) {
          const winner = slots[slotId] ?? null;
          if (winner?.type === 'insertion') {
            const own = insertions.find(({ adId }) => adId === winner.adId)!;
            const turn = Math.floor((instant - own.first) / own.everyMs);
            const contents = plan.items.find(({ id }) => id === winner.adId)!.contents;
            const length = lengthOf(
              contents.map(({ key, durationMs }) => ({ adId: winner.adId, type: 'insertion', key, durationMs })),
            );
            const isWithin = turn >= 0 && turn < own.times && instant - own.first - turn * own.everyMs < length;
            wrong.push(...(isWithin ? [] : [winner]));
          } else if (!isSame(chosen(winner), type === null ? null : byClock(loop, instant))) wrong.push(winner);
        }
        expect(wrong).toEqual([]);
        for (const { adId } of day.absent)
          expect(Object.values(slots).some((winner) => winner?.adId === adId)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('has no boundary where nothing changes that is seen', () => {
    const idle = buildPlanAd({ id: 'idle', type: 'filler', windows: [{ from: '06:00', to: '22:00' }] });
    expect(
      dayOf(buildPlan([buildPlanAd({ id: 'on', startAt: NOON - 48 * HOUR, endAt: NOON + 48 * HOUR }), idle]), DATE)
        .stretches,
    ).toHaveLength(1);
  });

  it('covers the whole day without a gap, and neighbours differ', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { from, to, stretches } = dayOf(plan, DATE);
        expect(stretches[0]!.from).toBe(from);
        expect(stretches.at(-1)!.to).toBe(to);
        stretches.slice(1).forEach((each, index) => expect(each.from).toBe(stretches[index]!.to));
        expect(dayOf(plan, addDays(DATE, 1)).from).toBe(to);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the length of each content', () => {
    const contents = [buildContent({ key: 'one', durationMs: 4 * SECOND }), buildContent({ key: 'two' })];
    const day = dayOf(buildPlan([buildPlanAd({ id: 'pair', contents })]), DATE);
    expect(day.stretches[0]!.slots[0]!.loop.map(({ durationMs }) => durationMs)).toEqual([4000, 10_000]);
  });
});
