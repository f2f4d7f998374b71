import { useMemo } from 'react';
import { LAYOUT_VERSION, type LayoutDocument } from '#core/layout/document.ts';
import type { AdReachOutput } from '#generated/model/ads/types.gen.ts';
import { Stage } from '#stage/Stage.tsx';
import type { Playable } from '#stage/types.ts';

export type ShapeFacts = Omit<AdReachOutput['shapes'][number], 'screens'>;

interface ShapeProps {
  shape: ShapeFacts;
  playable: Playable | null;
  caption: string;
}

/** Returns a layout with the ad's slots; other widgets are only outlined. */
function documentOf({ width, height, background, boxes }: ShapeFacts): LayoutDocument {
  const widgets = boxes.flatMap(({ kind, fit, background: ground, ...box }, index) =>
    kind === 'slot'
      ? [{ ...box, id: `slot-${index}`, name: '', kind: 'adSlot' as const, props: { fit, background: ground } }]
      : [],
  );
  return { version: LAYOUT_VERSION, width, height, pages: [{ id: 'page', name: 'page', background, widgets }] };
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** One screen, small, drawn by the same stage as the player's. */
export function Shape({ shape, playable, caption }: ShapeProps) {
  const { width, height, boxes } = shape;
  const document = useMemo(() => documentOf(shape), [shape]);
  const playing = Object.fromEntries((document.pages[0]?.widgets ?? []).map(({ id }) => [id, playable]));
  return (
    <figure className={width >= height ? 'ad-shape' : 'ad-shape ad-shape-tall'}>
      <div className="ad-shape-screen" style={{ aspectRatio: `${width} / ${height}` }}>
        <Stage document={document} playing={playing} sourceOf={() => null} />
        {boxes.map(({ kind, x, y, width: w, height: h }, index) => (
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
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
