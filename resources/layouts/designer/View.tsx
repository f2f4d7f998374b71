import { useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { Rulers } from './Rulers.tsx';

interface ViewProps {
  /** The box that scrolls. */
  view: RefObject<HTMLDivElement | null>;
  zoom: number;
  children: ReactNode;
}

/** Moves what is seen by the middle button, or with the space bar held: as a hand moves a sheet. */
function usePan(view: RefObject<HTMLDivElement | null>) {
  const [isHeld, setHeld] = useState(false);
  const from = useRef<{ x: number; y: number } | null>(null);
  const begin = (event: PointerEvent) => {
    if (event.button !== 1 && !(isHeld && event.button === 0)) return;
    // Before the canvas: what lies under the pointer is neither chosen nor moved.
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!from.current || !view.current) return;
    view.current.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const end = () => {
    from.current = null;
  };
  return { isHeld, setHeld, begin, move, end };
}

/** The part of the page that is seen, with rulers along it. It is scrolled by wheel, space bar and middle button. */
export function View({ view, zoom, children }: ViewProps) {
  const { isHeld, setHeld, begin, move, end } = usePan(view);
  return (
    <div className="designer-frame-view">
      {/* The keys and the pointer of the canvas inside; this box only moves it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={view}
        className={isHeld ? 'designer-view is-panning' : 'designer-view'}
        onPointerDownCapture={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={(event) => {
          if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
          event.preventDefault();
          setHeld(true);
        }}
        onKeyUp={({ key }) => key === ' ' && setHeld(false)}
        onBlur={() => setHeld(false)}
      >
        {children}
      </div>
      {/* Behind the view: what measures it looks for it when it is first there. */}
      <Rulers view={view} zoom={zoom} />
    </div>
  );
}

const ZOOMS: readonly number[] = [0.25, 0.5, 1, 2];

interface ZoomSelectProps {
  zoom: number;
  isFit: boolean;
  /** Null: as it fits. */
  onZoom: (zoom: number | null) => void;
}

/** Zoom of the canvas, as it fits or fixed. */
export function ZoomSelect({ zoom, isFit, onZoom }: ZoomSelectProps) {
  const translate = useTranslate();
  return (
    <select
      aria-label={translate('designer.zoom')}
      value={isFit ? 'fit' : String(zoom)}
      onChange={({ target }) => onZoom(target.value === 'fit' ? null : Number(target.value))}
    >
      <option value="fit">{translate('designer.fit', { percent: Math.round(zoom * 100) })}</option>
      {isFit || ZOOMS.includes(zoom) ? null : <option value={zoom}>{Math.round(zoom * 100)} %</option>}
      {ZOOMS.map((one) => (
        <option key={one} value={one}>
          {one * 100} %
        </option>
      ))}
    </select>
  );
}
