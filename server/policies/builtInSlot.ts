import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import { refuse, type RefusalDetail } from '../call/refuse.ts';
import type { Tx } from '../store/types.ts';

type Placed = Pick<AdSlotStored, 'id' | 'corpId' | 'layoutId' | 'widgetId'>;

/**
 * Refuses SLOT_FIXED for the slot of a built-in layout: nobody can edit such a layout, so that its area would lie empty for good. It is the
 * first of its place; scenarios that were made beside it later are the enterprise's own.
 */
export async function checkNotBuiltIn(
  tx: Tx,
  { id, corpId, layoutId, widgetId }: Placed,
  detail: RefusalDetail = {},
): Promise<void> {
  const own = tx.as({ kind: 'system', corpId });
  const layout = await own.layouts.one(layoutId, { fields: ['builtIn'] });
  if (layout?.builtIn !== true) return;
  const [first] = await own.adSlots.find(
    (eb) => eb.and([eb('layout_id', '=', layoutId), eb('widget_id', '=', widgetId)]),
    { fields: ['id'], orderBy: ['id', 'asc'], limit: 1 },
  );
  if (first?.id === id) throw refuse('SLOT_FIXED', detail);
}
