import { slotAreas, type LayoutDocument, type LayoutPage } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import type { InputOf, OutputOf } from '../../call/types.ts';
import type { Tx } from '../../store/types.ts';

type Shape = OutputOf<'ad.reach'>['shapes'][number];
type Draft = Pick<InputOf<'ad.reach'>, 'slotId' | 'deliveryMode' | 'type'>;

/** The page of a layout on which an ad would be, and where on it. */
export type Place = Omit<Shape, 'screens' | 'layoutId'>;

const WHOLE: Pick<Shape['boxes'][number], 'kind' | 'fit' | 'background'> = {
  kind: 'slot',
  fit: 'contain',
  background: '#000000',
};

/** Area of an emergency: the whole layout. */
const takeover = ({ width, height }: LayoutDocument): Place => ({
  width,
  height,
  background: WHOLE.background,
  boxes: [{ x: 0, y: 0, width, height, ...WHOLE }],
});

function placeOn(
  { width, height }: LayoutDocument,
  { background, widgets }: LayoutPage,
  areas: ReadonlySet<string>,
): Place {
  const boxes = widgets.map((widget): Place['boxes'][number] => {
    const { x, y, width: boxWidth, height: boxHeight } = widget;
    const drawn = widget.kind === 'adSlot' ? widget.props : { fit: 'contain' as const, background: '#000000' };
    return { x, y, width: boxWidth, height: boxHeight, ...drawn, kind: areas.has(widget.id) ? 'slot' : widget.kind };
  });
  return { width, height, background, boxes };
}

/** Areas of layouts that the ad's slot covers; with matching delivery, those of every slot of its size. */
async function areasIn(
  tx: Tx,
  { slotId, deliveryMode }: Draft,
  layoutIds: readonly string[],
): Promise<ReadonlyMap<string, Set<string>>> {
  const areas = new Map<string, Set<string>>();
  const slot = slotId ? await tx.adSlots.one(slotId) : null;
  if (!slot || layoutIds.length === 0) return areas;
  const rows = await tx.adSlots.find(
    (eb) =>
      deliveryMode === 'matching'
        ? eb.and([eb('layout_id', 'in', layoutIds), eb('width', '=', slot.width), eb('height', '=', slot.height)])
        : eb('id', '=', slot.id),
    { fields: ['layoutId', 'widgetId'], limit: 10_000 },
  );
  for (const { layoutId, widgetId } of rows) {
    if (layoutId && widgetId) areas.set(layoutId, (areas.get(layoutId) ?? new Set()).add(widgetId));
  }
  return areas;
}

/** Returns, for each readable layout, the page on which the ad would play; the first page if it lacks the slot. */
export async function placesOf(
  tx: Tx,
  draft: Draft,
  layoutIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Place>> {
  const rows = layoutIds.size > 0 ? await tx.layouts.many([...layoutIds], { fields: ['document'] }) : [];
  const areas = await areasIn(tx, draft, [...layoutIds]);
  const places = new Map<string, Place>();
  for (const { id, document } of rows) {
    const reading = readLayout(document);
    if (!reading.ok) continue;
    const wanted = new Set(
      slotAreas(reading.document)
        .map((area) => area.id)
        .filter((area) => areas.get(id)?.has(area)),
    );
    const { pages } = reading.document;
    const page = pages.find(({ widgets }) => widgets.some((widget) => wanted.has(widget.id))) ?? pages[0];
    if (page)
      places.set(id, draft.type === 'emergency' ? takeover(reading.document) : placeOn(reading.document, page, wanted));
  }
  return places;
}
