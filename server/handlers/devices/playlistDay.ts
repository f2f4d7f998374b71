import { lengthOf, type LoopItem } from '#core/schedule/loop.ts';
import { dayOf } from '#core/schedule/day.ts';
import { decide } from '#core/schedule/decide.ts';
import { placeName, placesIn } from '#core/schedule/scenario.ts';
import type { Stretch, Timeline } from '#core/schedule/timeline.ts';
import type { Loser } from '#core/schedule/types.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { OutputOf } from '../../call/types.ts';
import type { DayPlan } from '../../player/dayPlan.ts';

type Programme = OutputOf<'device.playlist'>['programmes'][number];

/** Screens named per programme; the list of devices shows all. */
const NAMED = 20;

const iso = (instant: number): string => new Date(instant).toISOString();
const step = ({ adId, key, durationMs }: LoopItem) => ({ adId, key, durationS: durationMs / 1000 });

/** Contents of a carousel, each once. */
const distinct = (loop: readonly LoopItem[]): LoopItem[] => [
  ...new Map(loop.map((item) => [`${item.adId} ${item.key}`, item])).values(),
];

/** Length of a round in seconds: each ad of the loop has one turn in it. */
function roundOf(loop: readonly LoopItem[]): number {
  const ads = new Set(loop.map(({ adId }) => adId)).size;
  return ads === 0 ? 0 : (lengthOf(loop) * ads) / loop.length / 1000;
}

const stretchOf = ({ from, to, takeover, slots }: Stretch): Programme['stretches'][number] => ({
  from: iso(from),
  to: iso(to),
  takeover: takeover.map(step),
  slots: slots.map(({ slotId, type, loop, insertions }) => ({
    slotId,
    type,
    loop: distinct(loop).map(step),
    roundS: roundOf(loop),
    insertions: insertions.map(({ adId, first, everyMs, times }) => ({
      adId,
      first: iso(first),
      everyS: Math.round(everyMs / 1000),
      times,
    })),
  })),
});

/** Returns what plays by the clock while the home page is open. */
function playing({ plan, pages }: DayPlan, now: number): NonNullable<Programme['now']> {
  const { takeover, slots } = decide(plan, now);
  if (takeover) return [{ slotId: null, adId: takeover.adId, key: takeover.key }];
  return Object.entries(slots).flatMap(([slotId, winner]) =>
    winner && !pages.has(slotId) ? [{ slotId, adId: winner.adId, key: winner.key }] : [],
  );
}

/** Nothing plays on a screen without a point, or of an enterprise that is shut: all ads are absent. */
function emptied(day: Timeline, plan: DayPlan): Timeline {
  const [first] = day.stretches;
  const slots = placesIn(plan.plan.slots).map(({ id }) => ({ slotId: id, type: null, loop: [], insertions: [] }));
  return {
    ...day,
    stretches: first ? [{ from: day.from, to: day.to, takeover: [], slots }] : [],
    bootUp: [],
    absent: day.absent,
  };
}

/** Returns the play list of one day for screens that show the same. `now` is null on any other day than today. */
export function programmeOf(
  plan: DayPlan,
  screens: readonly DeviceStored[],
  { day, now }: { day: string; now: number | null },
): Programme {
  const whole = dayOf(plan.plan, day);
  const isShut = plan.blocked === 'expired' || plan.blocked === 'closed';
  const told = isShut ? emptied(whole, plan) : whole;
  const absent: Loser[] = [...told.absent, ...plan.unplannable];
  return {
    screens: screens.length,
    named: screens.slice(0, NAMED).map(({ id, name }) => ({ id, name: name ?? '' })),
    zone: plan.plan.device.zone,
    day,
    from: iso(told.from),
    to: iso(told.to),
    layout: plan.layout,
    blocked: plan.blocked,
    slots: placesIn(plan.plan.slots).map((place) => ({
      id: place.id,
      name: placeName(place),
      page: plan.pages.get(place.id) ?? null,
    })),
    now: now === null ? null : isShut ? [] : playing(plan, now),
    stretches: told.stretches.map(stretchOf),
    bootUp: [...told.bootUp],
    absent: absent.map(({ adId, why, by }) => ({ adId, why, by: by ?? null })),
  };
}
