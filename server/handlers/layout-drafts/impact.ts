import { slotAreas } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { otherPages } from '#core/layout/otherPages.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import { handler } from '../../call/handler.ts';
import type { OutputOf } from '../../call/types.ts';
import { draftOf } from '../../commands/layoutDraft.ts';
import { screensOfLayout } from '../../commands/publishLayout.ts';
import type { Tx } from '../../store/types.ts';
import { ordersAt } from '../search/ordersAt.ts';

type Answer = OutputOf<'layoutDraft.impact'>;
type Slot = Pick<AdSlotStored, 'id' | 'name' | 'widgetId' | 'width' | 'height'>;

/** States in which an ad plays no more, and never will. */
const OVER = ['expired', 'disapproved'];

/** Ads that are not over, by their slot; and how many of them play. */
async function adsIn(whole: Tx, slots: readonly Slot[]) {
  if (slots.length === 0) return { bySlot: new Map<string, number>(), running: 0 };
  const ids = slots.map(({ id }) => id);
  const bySlot = await whole.ads.countBy('slotId', (eb) =>
    eb.and([eb('slot_id', 'in', ids), eb('status', 'not in', OVER)]),
  );
  const running = await whole.ads.count((eb) => eb.and([eb('slot_id', 'in', ids), eb('status', '=', 'playing')]));
  return { bySlot, running };
}

/**
 * Answers what publishing a draft touches (UI-09, LAY-12): screens that show the layout, its slots that are sold, ads that run
 * there, orders that hold places or bid there, and slots whose area the draft has no more, on a page that
 * somebody must open, or at another size. Counts all of the
 * enterprise.
 */
export const impact = handler('layoutDraft.impact', async ({ input, tx, now }): Promise<Answer> => {
  const { layout, draft, whole } = await draftOf(tx, input.layoutId);
  const screens = await screensOfLayout(whole, layout.id);
  const slots: Slot[] = await whole.adSlots.find((eb) => eb('layout_id', '=', layout.id), {
    fields: ['name', 'widgetId', 'width', 'height'],
    limit: 1000,
  });
  const { bySlot, running } = await adsIn(whole, slots);
  const orders = await ordersAt(whole, { column: 'slot_id', ids: slots.map(({ id }) => id) }, now);
  const read = readLayout(draft?.document ?? layout.document);
  const areas = new Map(
    (read.ok ? slotAreas(read.document) : []).filter(({ hidden }) => hidden !== true).map((area) => [area.id, area]),
  );
  const played = readLayout(layout.document);
  const was = played.ok ? otherPages(played.document) : null;
  const away = read.ok ? otherPages(read.document) : null;
  const sold = ({ id }: Slot) => ({ ads: bySlot.get(id) ?? 0, orders: orders.get(id)?.size ?? 0 });
  const named = ({ id, name }: Slot) => ({ id, name: name ?? '' });
  return {
    screens: screens.length,
    online: screens.filter(({ status }) => status === 'online').length,
    groups: await whole.deviceGroups.count((eb) => eb('layout_id', '=', layout.id)),
    slots: slots.length,
    soldSlots: slots.filter(({ id }) => (bySlot.get(id) ?? 0) > 0 || orders.has(id)).length,
    runningAds: running,
    orders: new Set([...orders.values()].flatMap((own) => [...own])).size,
    lost: slots.filter(({ widgetId }) => !areas.has(widgetId ?? '')).map((slot) => ({ ...named(slot), ...sold(slot) })),
    moved: slots.flatMap((slot) => {
      const page = areas.has(slot.widgetId ?? '') ? away?.get(slot.widgetId ?? '') : undefined;
      return page === undefined || was?.has(slot.widgetId ?? '') ? [] : [{ ...named(slot), page, ...sold(slot) }];
    }),
    resized: slots.flatMap((slot) => {
      const area = areas.get(slot.widgetId ?? '');
      return area && (area.width !== slot.width || area.height !== slot.height)
        ? [{ ...named(slot), width: area.width, height: area.height }]
        : [];
    }),
  };
});
