import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pageOf, type LayoutDocument } from '#core/layout/document.ts';
import './Stage.css';
import { PagesContext } from './surroundings.ts';
import type { Playable, SourceOf, StageEvents } from './types.ts';
import { WidgetBox } from './WidgetBox.tsx';
import { AdSlot } from './widgets/AdSlot.tsx';

interface Props extends StageEvents {
  document: LayoutDocument;
  /** Absent: the home page. */
  pageId?: string;
  /** Id of an adSlot widget → what plays in it. */
  playing: Readonly<Record<string, Playable | null>>;
  /** Id of an adSlot widget → what comes next in it, where that is known before its turn. */
  next?: Readonly<Record<string, Playable | null>>;
  /** Id of an adSlot widget → address of its bottom image, to be seen where nothing plays (LAY-06). */
  bottoms?: Readonly<Record<string, string | null>>;
  /** Id of an adSlot widget → what stands in its lower corner, above what plays: the code of scan-to-cast (MKT-10). */
  corners?: Readonly<Record<string, React.ReactNode>>;
  /** Content for the whole screen, above everything else. */
  takeover?: Playable | null;
  sourceOf: SourceOf;
}

/** Measures the parent before the first paint, so that nothing is drawn in a wrong size. */
function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { element, size };
}

/**
 * Draws a layout document. The designer's canvas, the preview and the player are this one renderer
 * (LAY-09); design pixels are scaled to whatever box the stage stands in.
 */
export function Stage({
  document,
  pageId,
  playing,
  next,
  bottoms,
  corners,
  takeover = null,
  sourceOf,
  ...events
}: Props) {
  const { element, size } = useSize();
  const page = pageOf(document, pageId);
  const pages = useMemo(() => ({ ids: document.pages.map(({ id }) => id), now: page.id }), [document.pages, page.id]);
  const { scale, left, top } = placement(document, size ?? document);
  const canvas = {
    width: document.width,
    height: document.height,
    left,
    top,
    transform: `scale(${scale})`,
    backgroundColor: page.background,
  };
  return (
    <div ref={element} className="stage" data-testid="stage">
      {size && !takeover && (
        <PagesContext value={pages}>
          <div className="stage-canvas" style={canvas}>
            {page.widgets.map((widget) => (
              <WidgetBox
                key={widget.id}
                widget={widget}
                playable={playing[widget.id] ?? null}
                next={next?.[widget.id] ?? null}
                bottom={bottoms?.[widget.id] ?? null}
                corner={corners?.[widget.id] ?? null}
                sourceOf={sourceOf}
                {...events}
              />
            ))}
          </div>
        </PagesContext>
      )}
      {takeover && (
        <div className="stage-takeover">
          <AdSlot playable={takeover} fit="contain" background="#000000" {...events} />
        </div>
      )}
    </div>
  );
}

export interface Size {
  width: number;
  height: number;
}

export interface Placement {
  scale: number;
  /** Of the upper left corner, in pixels of the viewport. */
  left: number;
  top: number;
}

/** Returns how a layout of so many design pixels fits whole into a viewport, in its middle. */
export function placement(layout: Size, viewport: Size): Placement {
  const scale = Math.min(viewport.width / layout.width, viewport.height / layout.height);
  return {
    scale,
    left: (viewport.width - layout.width * scale) / 2,
    top: (viewport.height - layout.height * scale) / 2,
  };
}
