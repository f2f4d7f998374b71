import { daysFrom } from '#core/sales/days.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { calendarEnd, searchScreens, sizesOnSale } from '../../commands/sales/search.ts';
import { freeSeats } from '../../commands/sales/seats.ts';

/** Finds screens that are on sale, with the places that are free on the days asked for (ADS-03). */
export const search = handler('adsOrder.search', async ({ input, tx }) => {
  const { from, to } = input;
  if (from && to && to < from) throw refuse('ORDER_DAYS');
  const { total, rows } = await searchScreens(tx, input);
  const days = from && to ? daysFrom(from, calendarEnd(from, to, limits.orderDays)) : [];
  // Screens of one slot have one question.
  const free = new Map<string, Map<string, number>>();
  if (from && days.length > 0)
    for (const { slotId, places } of rows)
      if (!free.has(slotId)) {
        const deviceIds = rows.filter((row) => row.slotId === slotId).map(({ deviceId }) => deviceId);
        const wanted = { slotId, deviceIds, from, to: days.at(-1)!, stock: places ?? 0 };
        free.set(slotId, await freeSeats(tx, wanted));
      }
  return {
    total,
    dimensions: await sizesOnSale(tx),
    list: rows.map(({ slotId, places, owner, slotName, name, dimension, ...row }) => ({
      ...row,
      name: name ?? '',
      owner: owner ?? '',
      slotName: slotName ?? '',
      dimension: dimension ?? '',
      places: places ?? 0,
      days: days.map((day) => ({ day, free: free.get(slotId)?.get(`${row.deviceId} ${day}`) ?? 0 })),
    })),
  };
});
