import type { LayoutDocument } from '#core/layout/document.ts';
import { kindOf } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { OutputOf } from '../call/types.ts';
import type { Tx } from '../store/types.ts';

type SlotArea = OutputOf<'adSlot.areas'>['areas'][number];
type Placed = Partial<Pick<AdSlotStored, 'layoutId' | 'widgetId'>>;

const areasIn = ({ pages }: LayoutDocument, published: boolean): SlotArea[] =>
  pages.flatMap(({ name: page, widgets }, index) =>
    widgets
      .filter((widget) => kindOf(widget).area)
      .map(({ id, name, width, height }) => ({ id, name, width, height, page, home: index === 0, published })),
  );

/**
 * Returns where in a layout a slot can be (LAY-06): the areas that screens show, and behind them those of its draft alone, for which a
 * slot may be made before they are published. `own` sees the whole corporation; a document that cannot be read has none.
 */
export async function areasOfLayout(own: Tx, layoutId: string): Promise<SlotArea[]> {
  const layout = await own.layouts.one(layoutId, { fields: ['document'] });
  const [draft] = await own.layoutDrafts.find((eb) => eb('layout_id', '=', layoutId), {
    fields: ['document'],
    limit: 1,
  });
  const [shown, drafted] = [layout, draft].map((one) => {
    const read = readLayout(one?.document);
    return read.ok ? areasIn(read.document, one === layout) : [];
  });
  const there = new Set(shown!.map(({ id }) => id));
  return [...shown!, ...drafted!.filter(({ id }) => !there.has(id))];
}

/**
 * Refuses SLOT_AREA_UNKNOWN for a slot that is put where its layout has no area for ads. One whose area went later keeps its other
 * fields changeable: it is asked of what is new (`before` is null) or moved.
 */
export async function checkArea(own: Tx, before: Placed | null, { layoutId, widgetId }: Placed): Promise<void> {
  const isMoved = before === null || before.layoutId !== layoutId || before.widgetId !== widgetId;
  if (!isMoved || !layoutId || !widgetId) return;
  const areas = await areasOfLayout(own, layoutId);
  if (!areas.some(({ id }) => id === widgetId)) throw refuse('SLOT_AREA_UNKNOWN');
}
