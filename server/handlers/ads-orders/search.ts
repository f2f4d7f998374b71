import { daysFrom } from '#core/sales/days.ts';
import { hoursOn, openWeekdays, type Hours } from '#core/sales/openings.ts';
import { rotationOf, turnedResolution } from '#core/layout/rotation.ts';
import { scenarioOf, type Scenario } from '#core/schedule/scenario.ts';
import { weekdayOf } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { floorOf } from '../../commands/auctions/floor.ts';
import { calendarEnd, searchScreens, sizesOnSale } from '../../commands/sales/search.ts';
import { showingMs } from '../../commands/sales/showing.ts';
import { matesOf } from '../../commands/scenarios.ts';
import { freeSeats } from '../../commands/sales/seats.ts';

/** When a slot opens, for who may buy it (LAY-07); null: always. */
function opensOf(scenario: Scenario | undefined) {
  if (!scenario?.opens) return null;
  const [first] = scenario.opens;
  const hours = scenario.opens.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []));
  return { weekdays: [...(first?.weekdays ?? [])], hours };
}

const isWhole = ([first]: readonly Hours[]): boolean => first?.from === '00:00' && first.to === '24:00';

/** Finds screens that are on sale, with the places that are free on the days asked for (ADS-03). */
export const search = handler('adsOrder.search', async ({ input, tx }) => {
  const { from, to } = input;
  if (from && to && to < from) throw refuse('ORDER_DAYS');
  const { total, rows } = await searchScreens(tx, input);
  const days = from && to ? daysFrom(from, calendarEnd(from, to, limits.orderDays)) : [];
  const slotIds = [...new Set(rows.map(({ slotId }) => slotId))];
  const whole = tx.as({ kind: 'system', corpId: null });
  const slots = await whole.adSlots.many(slotIds);
  const mates = await matesOf(whole, slots);
  const scenarios = new Map(slots.map((slot) => [slot.id, scenarioOf(slot)]));
  const weekdays = new Map(
    slots.map((slot) => [slot.id, openWeekdays(scenarioOf(slot), mates.get(slot.id) ?? [])] as const),
  );
  const asked = [...new Set(days.map(weekdayOf))];
  const hours = new Map(
    slots.flatMap((slot) =>
      asked.map((weekday) => {
        const found = hoursOn(scenarioOf(slot), mates.get(slot.id) ?? [], weekday);
        return [`${slot.id} ${weekday}`, isWhole(found) ? [] : found] as const;
      }),
    ),
  );
  // Screens of one slot have one question.
  const free = new Map<string, Map<string, number>>();
  if (from && days.length > 0)
    for (const { slotId, places } of rows)
      if (!free.has(slotId)) {
        const deviceIds = rows.filter((row) => row.slotId === slotId).map(({ deviceId }) => deviceId);
        const wanted = {
          slotId,
          deviceIds,
          from,
          to: days.at(-1)!,
          stock: places ?? 0,
          weekdays: weekdays.get(slotId) ?? [],
        };
        free.set(slotId, await freeSeats(tx, wanted));
      }
  return {
    total,
    dimensions: await sizesOnSale(tx),
    list: rows.map(
      ({
        slotId,
        places,
        owner,
        slotName,
        name,
        dimension,
        showingS,
        rtb,
        slotMode,
        rtbPriceFen,
        rotation,
        ...row
      }) => ({
        ...row,
        resolution: turnedResolution(row.resolution, rotationOf(rotation)),
        floorFen: floorOf({ sellingMode: slotMode, rtb: rtb === 1, rtbPriceFen }),
        name: name ?? '',
        owner: owner ?? '',
        slotName: slotName ?? '',
        dimension: dimension ?? '',
        showingS: showingMs({ showingS }) / 1000,
        places: places ?? 0,
        opens: opensOf(scenarios.get(slotId)),
        exclusive: scenarios.get(slotId)?.exclusive ?? false,
        days: days.map((day) => ({
          day,
          free: free.get(slotId)?.get(`${row.deviceId} ${day}`) ?? 0,
          open: weekdays.get(slotId)?.includes(weekdayOf(day)) ?? false,
          hours: hours.get(`${slotId} ${weekdayOf(day)}`) ?? [],
        })),
      }),
    ),
  };
});
