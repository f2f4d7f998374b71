import { handler } from '../../call/handler.ts';
import { busyIn, firstDay, placeOrders } from '../../commands/sales/placeOrder.ts';
import { nearestFree } from '../../commands/sales/seats.ts';
import { quoteOf } from '../../commands/sales/wish.ts';
import { mayPlace } from '../../policies/mayPlace.ts';

/** Tells what a wish costs, what it is expected to play, and when else there is room (ADS-03). */
export const quote = handler('adsOrder.quote', async ({ input, tx }) => {
  const quoted = await quoteOf(tx, input);
  const busy = await busyIn(tx, input, quoted);
  const wishes = quoted.lines.map(({ wanted }) => wanted);
  return {
    amountFen: quoted.amountFen,
    expectedPlays: quoted.expectedPlays,
    days: quoted.days,
    lines: quoted.lines.map(({ goods, slot, owner, screens, days, priceFen, plays, amountFen, expectedPlays }) => ({
      goodsId: goods.id,
      slotName: slot.name ?? '',
      owner: owner.name,
      screens: screens.length,
      days,
      priceFen,
      plays,
      amountFen,
      expectedPlays,
    })),
    busy: busy.slice(0, 200),
    free: busy.length > 0 ? await nearestFree(tx, wishes, firstDay(tx.now)) : [],
  };
});

/** Places orders: one for each goods, all or none (ADS-03, AD-13). */
export const place = handler('adsOrder.place', async ({ input, tx, user, language, log }) => {
  const buyer = await mayPlace(tx, user, input.advertiserId);
  const orders = await placeOrders(tx, input, { ...buyer, creatorId: user.userId, language });
  for (const { id, number, amountFen } of orders) log({ targetId: id, targetName: number ?? '', after: { amountFen } });
  return {
    orders: orders.map(({ id, number, amountFen, payBefore }) => ({
      id,
      number: number ?? '',
      amountFen: amountFen ?? 0,
      payBefore: new Date(payBefore ?? 0).toISOString(),
    })),
  };
});
