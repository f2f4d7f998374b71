import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { drawnAreas, isSound, pageOf, widgetsOf, type LayoutDocument } from '#core/layout/document.ts';
import { placement, type Size } from '#core/layout/onScreen.ts';
import './Stage.css';
import { PagesContext } from './surroundings.ts';
import { useTakeover } from './takeover.ts';
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
  /** True if the takeover was taken away and did not end by itself: nothing of it stays (AD-17). */
  isTakeoverCut?: boolean;
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
  isTakeoverCut = false,
  sourceOf,
  ...events
}: Props) {
  const { element, size } = useSize();
  const canvas = useRef<HTMLDivElement>(null);
  const page = pageOf(document, pageId);
  const pages = useMemo(() => ({ ids: document.pages.map(({ id }) => id), now: page.id }), [document.pages, page.id]);
  // Sounds of other pages, too, and always before the rest: with the page that is turned nothing of them begins anew.
  const widgets = useMemo(
    () => [...widgetsOf(document).filter(isSound), ...page.widgets.filter((one) => !isSound(one))],
    [document, page],
  );
  const slots = [...drawnAreas(document, page.id)].flatMap((id) => playing[id] ?? []);
  const { top, isAlone, isCovered, onReady, onDrawn } = useTakeover({
    takeover,
    isCut: isTakeoverCut,
    slots,
    canvas,
  });
  const { onStarted, ...takeoverEvents } = events;
  const onTakeoverDrawn = useCallback(
    (playId: string) => {
      onDrawn(playId);
      onStarted?.(playId);
    },
    [onDrawn, onStarted],
  );
  return (
    <div ref={element} className="stage" data-testid="stage">
      {size && !isAlone && (
        <PagesContext value={pages}>
          <div ref={canvas} className="stage-canvas" style={canvasStyle(document, size, page.background)}>
            {widgets.map((widget) => (
              <WidgetBox
                key={widget.id}
                widget={widget}
                playable={isCovered ? null : (playing[widget.id] ?? null)}
                next={(isCovered ? playing : next)?.[widget.id] ?? null}
                bottom={bottoms?.[widget.id] ?? null}
                corner={corners?.[widget.id] ?? null}
                sourceOf={sourceOf}
                {...(isCovered ? { onReady } : {})}
                {...events}
              />
            ))}
          </div>
        </PagesContext>
      )}
      {top && (
        <div className={isAlone ? 'stage-takeover' : 'stage-takeover stage-cover'}>
          <AdSlot
            playable={top}
            fit="contain"
            {...(isAlone ? { background: '#000000' } : {})}
            {...takeoverEvents}
            onDrawn={onTakeoverDrawn}
          />
        </div>
      )}
    </div>
  );
}

function canvasStyle(document: LayoutDocument, viewport: Size, backgroundColor: string): React.CSSProperties {
  const { scale, left, top } = placement(document, viewport);
  const { width, height } = document;
  return { width, height, left, top, transform: `scale(${scale})`, backgroundColor };
}
