import { useEffect, useRef, type ReactNode } from 'react';
import './table.css';

interface TableFrameProps {
  /** Scrolls by itself, so that the table head stays visible. */
  isTall: boolean;
  isBusy?: boolean;
  children: ReactNode;
}

/** Sets the frame's attributes: the sides with hidden content, and the width of the sticky columns there. */
function mark(frame: HTMLElement, scroller: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth, offsetWidth } = scroller;
  const rest = scrollWidth - clientWidth - scrollLeft;
  const [name, end] = [scroller.querySelector('th.rows-name'), scroller.querySelector('th.rows-end')];
  const held = name && name.getBoundingClientRect().right - scroller.getBoundingClientRect().left;
  const endWidth = end?.getBoundingClientRect().width ?? 0;
  // All reads are done before the first write: otherwise each read would force a new layout.
  frame.toggleAttribute('data-before', scrollLeft > 1);
  frame.toggleAttribute('data-after', rest > 1);
  if (held !== null) frame.style.setProperty('--held', `${held}px`);
  frame.style.setProperty('--end', `${endWidth + offsetWidth - clientWidth}px`);
}

/** Scroll container of a table. It casts a shadow at an edge with more content behind it. */
export function TableFrame({ isTall, isBusy = false, children }: TableFrameProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inside = scroller.current;
    const around = inside?.parentElement;
    if (!around || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => mark(around, inside);
    const observer = new ResizeObserver(look);
    observer.observe(inside);
    if (inside.firstElementChild) observer.observe(inside.firstElementChild);
    inside.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      inside.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div className="rows">
      <div ref={scroller} className={isTall ? 'rows-scroll rows-tall' : 'rows-scroll'} aria-busy={isBusy}>
        {children}
      </div>
    </div>
  );
}
