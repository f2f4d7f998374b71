import { readLayout } from '#core/layout/migrate.ts';
import { otherPages } from '#core/layout/otherPages.ts';
import { dayAt } from '#core/sales/days.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { goodsMeta } from '#generated/model/goods/meta.gen.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { GoodsStored } from '#generated/server/goods.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { predicateContext } from '../../policies/logic.ts';
import { settleAll } from '../../policies/settle.ts';
import { tableOf } from '../../policies/tableOf.ts';
import type { Tx, Where } from '../../store/types.ts';
import { floorOf } from '../auctions/floor.ts';
import { nextNumber } from '../nextNumber.ts';
import { screensOfLayout } from '../publishLayout.ts';
import { highestSeat } from './seats.ts';

/** Slots of one size; no corporation has more. */
const MOST = 2000;

type Size = Pick<AdSlotStored, 'width' | 'height'>;

const ofSize =
  ({ width, height }: Size): Where =>
  (eb) =>
    eb.and([eb('width', '=', width), eb('height', '=', height)]);

/** Returns what kinds of screens show a layout; null where none does. */
async function deviceTypeOf(own: Tx, layoutId: string | null): Promise<GoodsStored['deviceType']> {
  if (layoutId === null) return null;
  const screens = await screensOfLayout(own, layoutId);
  const ids = screens.slice(0, MOST).map(({ id }) => id);
  const types = new Set((await own.devices.many(ids, { fields: ['type'] })).map(({ type }) => type));
  if (types.size === 0) return null;
  return types.size > 1 ? 'both' : [...types][0]!;
}

/** Returns how many places of a slot are for sale on each screen and day. */
export const stockOf = ({
  maxSellable,
  carouselPlaces,
}: Pick<AdSlotStored, 'maxSellable' | 'carouselPlaces'>): number => (maxSellable ? maxSellable : carouselPlaces) ?? 0;

/**
 * Refuses to leave a slot fewer places than are sold from today on (SLOT_PLACES_SOLD). Its goods are locked, as by whoever places an
 * order: so nothing is sold meanwhile.
 */
export async function checkStock(own: Tx, slot: AdSlotStored): Promise<void> {
  await own.goods.find((eb) => eb('living_slot_id', '=', slot.id), { lock: 'change', fields: ['id'], limit: 1 });
  const sold = await highestSeat(own, slot.id, dayAt(own.now));
  const stock = stockOf(slot);
  if (stock >= sold) return;
  throw refuse('SLOT_PLACES_SOLD', {
    field: slot.maxSellable ? 'maxSellable' : 'carouselPlaces',
    data: { min: sold },
    sentence: {
      zh: `已售出 ${sold} 个轮播位，不能减少到 ${stock} 个`,
      en: `${sold} places are sold already: they cannot become ${stock}`,
    },
  });
}

/** Returns what goods say of their slot. */
async function factsOf(own: Tx, slot: AdSlotStored): Promise<Partial<GoodsStored>> {
  const layout = slot.layoutId
    ? await own.layouts.one(slot.layoutId, { fields: ['width', 'height', 'document'] })
    : null;
  const reading = layout && readLayout(layout.document);
  return {
    page: (reading?.ok && otherPages(reading.document).get(slot.widgetId ?? '')) || null,
    name: slot.name,
    deviceType: await deviceTypeOf(own, slot.layoutId),
    dimension: `${slot.width}x${slot.height}`,
    resolution: layout ? `${layout.width}x${layout.height}` : null,
    rtb: floorOf(slot) !== null,
    maxStock: stockOf(slot),
    showingS: slot.showingS,
  };
}

/** Returns a price at which goods can be sold; what a slot of before asks beyond it is set anew, with the goods. */
const priced = (fen: number | null): number | null =>
  fen !== null && fen > 0 && fen <= limits.salePriceMax ? fen : null;

/** Returns the prices that a slot brings along; null for a mode in which it is not sold. */
const pricesOf = ({ sellingMode, cptPriceFen, cpmPriceFen }: AdSlotStored) => ({
  cptPriceFen: sellingMode === 'cpt' ? priced(cptPriceFen) : null,
  priceFen: sellingMode === 'cpm' ? priced(cpmPriceFen) : null,
});

/**
 * Says whether a slot would be sold by the day though nobody sees it unless somebody opens its page (LAY-06). By plays it may be
 * sold: what is not shown costs nothing.
 */
export async function isSoldUnseen(own: Tx, { sellingMode, layoutId, widgetId }: AdSlotStored): Promise<boolean> {
  if (sellingMode !== 'cpt' || layoutId === null || widgetId === null) return false;
  const layout = await own.layouts.one(layoutId, { fields: ['document'] });
  const reading = layout && readLayout(layout.document);
  return reading?.ok === true && otherPages(reading.document).has(widgetId);
}

/**
 * Opens the sale of all slots of one size (MKT-07): each gets goods, on sale where there is a price, else off the shelf
 * until it has one. Left out is what would be sold by the day on a page that somebody must open. `own` sees the whole corporation. Returns how many goods are listed.
 */
export async function openSale(own: Tx, size: Size): Promise<number> {
  const slots = await own.adSlots.find(ofSize(size), { lock: 'change', limit: MOST });
  let listed = 0;
  for (const slot of slots) {
    if (await isSoldUnseen(own, slot)) continue;
    listed += 1;
    await own.adSlots.update(slot.id, { onSale: true });
    await releaseAbandoned(own, slot.id);
    const facts = await factsOf(own, slot);
    const [known] = await own.goods.find((eb) => eb('living_slot_id', '=', slot.id), { lock: 'change', limit: 1 });
    const prices = known ? { cptPriceFen: known.cptPriceFen, priceFen: known.priceFen } : pricesOf(slot);
    const isPriced = prices.cptPriceFen !== null || prices.priceFen !== null || facts.rtb === true;
    const status = isPriced ? 'onSale' : 'offShelf';
    if (known) await own.goods.update(known.id, { ...facts, status });
    else
      await own.goods.insert({
        ...facts,
        ...prices,
        status,
        number: await nextNumber(own, 'goods'),
        slotId: slot.id,
        livingSlotId: slot.id,
      });
  }
  return listed;
}

/** An abandoned goods gives its slot free for the next one. */
const releaseAbandoned = (own: Tx, slotId: string): Promise<number> =>
  own.goods.updateAll((eb) => eb.and([eb('living_slot_id', '=', slotId), eb('status', '=', 'abandoned')]), {
    livingSlotId: null,
  });

/** Closes the sale of all slots of one size: their goods are abandoned for good (MKT-07). Returns how many slots. */
export async function closeSale(own: Tx, size: Size): Promise<number> {
  const slots = await own.adSlots.find(ofSize(size), { lock: 'change', fields: ['id'], limit: MOST });
  for (const { id } of slots) await own.adSlots.update(id, { onSale: false });
  await settleAll(tableOf(own, 'goods'), goodsMeta, null, predicateContext({ now: own.now, user: null }));
  for (const { id } of slots) await releaseAbandoned(own, id);
  return slots.length;
}

/** Tells the living goods of a slot what the slot now is; prices stay, which are set with the goods. */
export async function followSlot(own: Tx, slot: AdSlotStored): Promise<void> {
  const [goods] = await own.goods.find((eb) => eb('living_slot_id', '=', slot.id), { fields: ['id'], limit: 1 });
  if (goods) await own.goods.update(goods.id, await factsOf(own, slot));
}

/** Tells the goods of a layout's slots what was published: its size, and on which page their areas are now. */
export async function followLayout(own: Tx, layoutId: string): Promise<void> {
  const slots = await own.adSlots.find((eb) => eb.and([eb('layout_id', '=', layoutId), eb('on_sale', '=', true)]), {
    limit: MOST,
  });
  for (const slot of slots) await followSlot(own, slot);
}
