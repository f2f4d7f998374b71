import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { addWidget, chosenBounds } from '#core/layout/edit/commands.ts';
import { HANDLES, type Box, type Guide, type Handle } from '#core/layout/edit/geometry.ts';
import { widgetNames } from '#generated/console/widgets/words.gen.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { Stage } from '#stage/Stage.tsx';
import { SurroundingsContext } from '#stage/surroundings.ts';
import { useStageSurroundings } from '../../parts/layout/useStageSurroundings.ts';
import { useBottoms } from '../preview/useSlots.ts';
import './canvasStyles.css';
import { boxStyle, CanvasWidget } from './CanvasWidget.tsx';
import { useTheDesigner } from './designerContext.ts';
import { freeName, newWidget } from './newPart.ts';
import { DRAGGED_KIND } from './Palette.tsx';
import { usePointer, type Looking } from './usePointer.ts';

interface CanvasProps extends Looking {
  onKeyDown: (event: KeyboardEvent) => void;
}

const NOTHING_PLAYS = {};

/** Surroundings of the canvas: controls look as on a screen that is operated, and lead nowhere. */
function useCanvasSurroundings() {
  const own = useStageSurroundings();
  return useMemo(() => ({ ...own, goTo: () => undefined, volume: { get: () => 0, set: () => undefined } }), [own]);
}

function Handles({
  bounds,
  zoom,
  onPress,
}: {
  bounds: Box;
  zoom: number;
  onPress: (event: PointerEvent, handle: Handle) => void;
}) {
  return (
    <div className="designer-bounds" style={boxStyle(bounds, zoom)}>
      {HANDLES.map((handle) => (
        <span
          key={handle}
          className={`designer-handle designer-handle-${handle}`}
          data-handle={handle}
          onPointerDown={(event) => {
            event.stopPropagation();
            onPress(event, handle);
          }}
        />
      ))}
      <span className="designer-size">
        {Math.round(bounds.width)} × {Math.round(bounds.height)}
      </span>
    </div>
  );
}

const lineStyle = (guide: Guide, zoom: number, { width, height }: LayoutDocument) =>
  'x' in guide
    ? { left: guide.x * zoom, top: 0, width: 1, height: height * zoom }
    : { left: 0, top: guide.y * zoom, width: width * zoom, height: 1 };

/** Returns the ids of the widgets of the page that break a rule. */
function useWrong(): ReadonlySet<string> {
  const { document, page, issues } = useTheDesigner();
  const at = document.pages.indexOf(page);
  return useMemo(
    () =>
      new Set(
        issues.flatMap(({ path }) => {
          const [, pageAt, , index] = path.split('.');
          return Number(pageAt) === at && index !== undefined ? (page.widgets[Number(index)]?.id ?? []) : [];
        }),
      ),
    [issues, at, page.widgets],
  );
}

/** Keeps the keyboard at the canvas where the widget that had the focus leaves it: by deletion, or by undo. */
function useFocusKept(box: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const canvas = box.current;
    if (!canvas || !last.current || last.current.isConnected) return;
    last.current = null;
    if (canvas.ownerDocument.activeElement === canvas.ownerDocument.body) canvas.focus();
  });
  return ({ target }) => {
    last.current = target;
  };
}

/** The page as screens draw it, with what is chosen over it. Each widget is a stop of the keyboard, from back to front. */
export function Canvas(props: CanvasProps) {
  const { zoom, grid, onKeyDown } = props;
  const translate = useTranslate();
  const { document, page, chosen, guides, act, choose, sourceOf } = useTheDesigner();
  const surroundings = useCanvasSurroundings();
  const bottoms = useBottoms(useRecordContext()?.id);
  const { box, begin, move, end, frame, pointOf } = usePointer(props);
  const keepFocus = useFocusKept(box);
  const reach = useCallback((id: string) => choose([id]), [choose]);
  const wrong = useWrong();
  const bounds = chosenBounds(document, chosen);
  const isLocked = [...chosen].every((id) => page.widgets.find((widget) => widget.id === id)?.locked);
  const drop = (event: React.DragEvent) => {
    const kind = event.dataTransfer.getData(DRAGGED_KIND);
    if (!Object.hasOwn(widgetKinds, kind)) return;
    event.preventDefault();
    const known = kind as Widget['kind'];
    const widget = newWidget(document, known, freeName(page, translate(widgetNames[known])), pointOf(event));
    act(addWidget(document, page.id, widget), [widget.id]);
  };
  return (
    // Each widget on it is a button; the listeners of the box are those of the pointer beside them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      className="designer-canvas"
      data-testid="canvas"
      role="group"
      tabIndex={-1}
      aria-label={translate('designer.canvas', { name: page.name })}
      style={{
        width: document.width * zoom,
        height: document.height * zoom,
        ['--grid' as string]: `${grid * zoom}px`,
      }}
      data-grid={grid * zoom >= 4 ? 'on' : 'off'}
      onPointerDown={(event) => begin(event, null)}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onFocus={keepFocus}
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED_KIND)) event.preventDefault();
      }}
      onDrop={drop}
    >
      <div className="designer-stage as-screen" aria-hidden inert>
        <SurroundingsContext value={surroundings}>
          <Stage document={document} pageId={page.id} playing={NOTHING_PLAYS} bottoms={bottoms} sourceOf={sourceOf} />
        </SurroundingsContext>
      </div>
      <div className="designer-grid" />
      {page.widgets.map((widget) =>
        widget.hidden ? null : (
          <CanvasWidget
            key={widget.id}
            widget={widget}
            zoom={zoom}
            label={`${widget.name} (${translate(widgetNames[widget.kind])})`}
            isChosen={chosen.has(widget.id)}
            isWrong={wrong.has(widget.id)}
            onPress={begin}
            onReach={reach}
          />
        ),
      )}
      {guides.map((guide) => (
        <span key={JSON.stringify(guide)} className="designer-guide" style={lineStyle(guide, zoom, document)} />
      ))}
      {bounds && !isLocked ? (
        <Handles bounds={bounds} zoom={zoom} onPress={(event, handle) => begin(event, null, handle)} />
      ) : null}
      {frame ? <span className="designer-frame" style={boxStyle(frame, zoom)} /> : null}
    </div>
  );
}
