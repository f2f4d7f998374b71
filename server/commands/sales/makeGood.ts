import { daysFrom, endOf, startOf } from '#core/sales/days.ts';
import { openDays, openWeekdays } from '#core/sales/openings.ts';
import { scenarioOf } from '#core/schedule/scenario.ts';
import { addDays } from '#core/time.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import { predicateContext } from '../../policies/logic.ts';
import { settle } from '../../policies/settle.ts';
import { tableOf } from '../../policies/tableOf.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/types.ts';
import { adContent } from '../adContent.ts';
import { earnedBy } from './delivery.ts';
import { stockOf } from './goods.ts';
import { firstDay } from './placeOrder.ts';
import { matesOf } from '../scenarios.ts';
import { takeSeats } from './seats.ts';

/** Returns the ad of an order that played until the order was over. Refuses MAKE_GOOD_NOTHING where there is none. */
async function approvedAd(own: Tx, { adId }: AdsOrderStored): Promise<AdStored> {
  const ad = adId === null ? null : await own.ads.one(adId, { lock: 'change' });
  if (ad?.status !== 'expired' || ad.reviewedAt === null) throw refuse('MAKE_GOOD_NOTHING');
  return ad;
}

/**
 * Makes an order good that fell short (MKT-09): it goes on for some days from tomorrow, on the screens that it has, where
 * each has a place (SEATS_TAKEN); its money stays put aside. The same bytes as were approved play, in the same slot. Returns
 * the changes of the order. `own` sees the media owner whole; the order is locked.
 */
export async function makeGood(
  own: Tx,
  order: AdsOrderStored,
  { days, hints }: { days: number; hints: Services['hints'] },
): Promise<Partial<AdsOrderStored>> {
  const ad = await approvedAd(own, order);
  const { earnedFen } = await earnedBy(own, order);
  if (earnedFen >= (order.amountFen ?? 0)) throw refuse('MAKE_GOOD_NOTHING');
  const from = firstDay(own.now);
  const to = addDays(from, days - 1);
  // Locked as by whoever changes it: its places stay as many. Its goods may be others than those of the order by now.
  const slot = order.slotId === null ? null : await own.adSlots.one(order.slotId, { lock: 'change' });
  if (!slot) throw refuse('GOODS_GONE');
  const deviceIds = ((order.screenList as readonly { id: string }[] | null) ?? []).map(({ id }) => id);
  const weekdays = openWeekdays(scenarioOf(slot), (await matesOf(own, [slot])).get(slot.id) ?? []);
  const open = openDays(daysFrom(from, to), weekdays).length;
  if (open === 0) throw refuse('SLOT_CLOSED');
  await takeSeats(
    own,
    { id: order.id, corpId: order.corpId, until: null },
    { slotId: slot.id, deviceIds, from, to, stock: stockOf(slot), weekdays },
    from,
  );
  const period = { startAt: startOf(from), endAt: endOf(to) };
  const { contentHash } = await adContent(own, { ...ad, ...period });
  const going = await own.ads.update(ad.id, { ...period, contentHash, status: 'pendingPlay' });
  if (!going) throw refuse('MAKE_GOOD_NOTHING');
  const settled = await settle(
    tableOf(own, 'ad'),
    adMeta,
    going as never,
    predicateContext({ now: own.now, user: null }),
  );
  // It may have been paused, by whomever, when it expired: its plays count again.
  await noteHold(own, settled as never);
  await hintAds(own, hints, [ad.id]);
  return {
    endAt: period.endAt,
    endDay: to,
    placeDays: (order.placeDays ?? daysOf(order)) + open,
    makeGoodDays: (order.makeGoodDays ?? 0) + days,
  };
}

/** Days of an order that was placed before they were counted. */
const daysOf = ({ startAt, endAt }: AdsOrderStored): number => Math.round(((endAt ?? 0) - (startAt ?? 0)) / 86_400_000);
