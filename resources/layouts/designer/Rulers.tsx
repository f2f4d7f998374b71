import { useLayoutEffect, useState, type RefObject } from 'react';
import { isSame } from '#core/entity/same.ts';

/** Distances of marks with a number, design pixels. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const;

/** Least pixels of the screen between two numbers. */
const ROOM_PX = 56;

/** Parts between two numbers. */
const PARTS = 5;

/** Position of the page in its scroll box, and size of the visible part; pixels of the screen. */
interface Seen {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Follows the place of the page in its view. */
function useSeen(view: RefObject<HTMLDivElement | null>): Seen {
  const [seen, setSeen] = useState<Seen>({ left: 0, top: 0, width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = view;
    const page = current?.firstElementChild;
    if (!current || !page) return undefined;
    const measure = () => {
      const [box, inside] = [current.getBoundingClientRect(), page.getBoundingClientRect()];
      const next = {
        left: inside.left - box.left,
        top: inside.top - box.top,
        width: current.clientWidth,
        height: current.clientHeight,
      };
      setSeen((old) => (isSame(old, next) ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(page);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [view]);
  return seen;
}

interface RulerProps {
  axis: 'x' | 'y';
  /** Start of the page on the axis, pixels of the screen. */
  from: number;
  /** Pixels of the screen that are seen. */
  length: number;
  zoom: number;
}

/** Returns where marks stand along a ruler: pixels of the screen, each with its design pixels where it has a number. */
function marksOf({ from, length, zoom }: Omit<RulerProps, 'axis'>): { at: number; number: number | null }[] {
  const step = STEPS.find((one) => one * zoom >= ROOM_PX) ?? STEPS.at(-1)!;
  const part = step / PARTS;
  const first = Math.ceil(-from / zoom / part);
  const last = Math.floor((length - from) / zoom / part);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const design = (first + index) * part;
    return { at: from + design * zoom, number: (first + index) % PARTS === 0 ? Math.round(design) : null };
  });
}

function Ruler(props: RulerProps) {
  const { axis, length } = props;
  return (
    <svg
      className={`designer-ruler designer-ruler-${axis}`}
      {...(axis === 'x' ? { width: length, height: 18 } : { width: 18, height: length })}
      aria-hidden
    >
      {marksOf(props).map(({ at, number }) => {
        const long = number === null ? 12 : 4;
        return axis === 'x' ? (
          <g key={at}>
            <line x1={at} x2={at} y1={long} y2={18} />
            {number === null ? null : (
              <text x={at + 3} y={10}>
                {number}
              </text>
            )}
          </g>
        ) : (
          <g key={at}>
            <line y1={at} y2={at} x1={long} x2={18} />
            {number === null ? null : (
              <text x={-at - 3} y={10} textAnchor="end" transform="rotate(-90)">
                {number}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface RulersProps {
  view: RefObject<HTMLDivElement | null>;
  zoom: number;
}

/** Rulers along the top and the left of the view, in design pixels from the corner of the page. */
export function Rulers({ view, zoom }: RulersProps) {
  const { left, top, width, height } = useSeen(view);
  return (
    <>
      <Ruler axis="x" from={left} length={width} zoom={zoom} />
      <Ruler axis="y" from={top} length={height} zoom={zoom} />
    </>
  );
}
