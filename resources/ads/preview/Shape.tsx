import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { LAYOUT_VERSION, type LayoutDocument, type LayoutPage } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import type { AdReachOutput } from '#generated/model/ads/types.gen.ts';
import type { LayoutDetail } from '#generated/model/layouts/types.gen.ts';
import { useCan } from '#src/ui/permission.ts';
import type { Playable } from '#stage/types.ts';
import { samplesOf } from '../../parts/layout/still.ts';
import { StillStage } from '../../parts/layout/StillStage.tsx';

export type ShapeFacts = Omit<AdReachOutput['shapes'][number], 'screens' | 'layoutId'>;

interface ShapeProps {
  shape: ShapeFacts;
  playable: Playable | null;
  caption: string;
  /** Layout whose page this is; null where there is none, or it may not be seen. */
  layoutId: string | null;
}

/** Returns a layout's document; null while it is not known, or may not be seen. */
export function useLayout(id: string | null): LayoutDocument | null {
  const may = useCan('layout.view');
  const { data } = useGetOne<LayoutDetail>('layouts', { id: id ?? '' }, { enabled: may && id !== null });
  const value: unknown = data?.document;
  return useMemo(() => {
    const read = value === undefined ? null : readLayout(value);
    return read?.ok ? read.document : null;
  }, [value]);
}

/** Returns a layout with the ad's slots alone, for a screen whose layout is not known here. */
function documentOf({ width, height, background, boxes }: ShapeFacts): LayoutDocument {
  const widgets = boxes.flatMap(({ kind, fit, background: ground, ...box }, index) =>
    kind === 'slot'
      ? [{ ...box, id: `slot-${index}`, name: '', kind: 'adSlot' as const, props: { fit, background: ground } }]
      : [],
  );
  return { version: LAYOUT_VERSION, width, height, pages: [{ id: 'page', name: 'page', background, widgets }] };
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Says whether a page is what a shape was read from: the same boxes in the same order. */
function isSame({ background, widgets }: LayoutPage, shape: ShapeFacts): boolean {
  return (
    background === shape.background &&
    widgets.length === shape.boxes.length &&
    widgets.every(({ x, y, width, height, kind }, at) => {
      const box = shape.boxes[at]!;
      const isSameKind = box.kind === kind || (box.kind === 'slot' && kind === 'adSlot');
      return isSameKind && box.x === x && box.y === y && box.width === width && box.height === height;
    })
  );
}

/** Returns the page of a layout that a shape shows; null where it is of another layout. */
function pageIn(layout: LayoutDocument | null, shape: ShapeFacts): LayoutPage | null {
  if (layout?.width !== shape.width || layout.height !== shape.height) return null;
  return layout.pages.find((page) => isSame(page, shape)) ?? null;
}

/** One screen, small, drawn by the same stage as the player's: with all that its page has, where that is known (AD-03). */
export function Shape({ shape, playable, caption, layoutId }: ShapeProps) {
  const layout = useLayout(layoutId);
  const { width, height, boxes } = shape;
  const known = useMemo(() => pageIn(layout, shape), [layout, shape]);
  const bare = useMemo(() => documentOf(shape), [shape]);
  const page = known ?? bare.pages[0]!;
  const playing = useMemo(() => {
    const areas = page.widgets.filter(({ kind }, at) => kind === 'adSlot' && (!known || boxes[at]?.kind === 'slot'));
    return { ...samplesOf(page), ...Object.fromEntries(areas.map(({ id }) => [id, playable])) };
  }, [page, known, boxes, playable]);
  return (
    <figure className={width >= height ? 'ad-shape' : 'ad-shape ad-shape-tall'}>
      <div className="ad-shape-screen" style={{ aspectRatio: `${width} / ${height}` }}>
        <StillStage document={bare} page={page} playing={playing} />
        {boxes.map(({ kind, x, y, width: w, height: h }, index) =>
          known && kind !== 'slot' ? null : (
            <span
              // Boxes have no ids and their order never changes, so the index is a safe key.
              key={index}
              className={kind === 'slot' ? 'ad-shape-slot' : 'ad-shape-box'}
              style={{
                left: percent(x, width),
                top: percent(y, height),
                width: percent(w, width),
                height: percent(h, height),
              }}
            />
          ),
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
