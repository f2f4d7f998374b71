import { useEffect, useRef, type ReactNode } from 'react';
import './table.css';

interface TableFrameProps {
  /** Scrolls by itself, so that its head stays in sight. */
  isTall: boolean;
  isBusy?: boolean;
  children: ReactNode;
}

/** Says in the frame's attributes at which sides there is more than is in sight, and how wide what is held there is. */
function mark(frame: HTMLElement, scroller: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth, offsetWidth } = scroller;
  const rest = scrollWidth - clientWidth - scrollLeft;
  const [name, end] = [scroller.querySelector('th.rows-name'), scroller.querySelector('th.rows-end')];
  const held = name && name.getBoundingClientRect().right - scroller.getBoundingClientRect().left;
  const endWidth = end?.getBoundingClientRect().width ?? 0;
  // All was read: a change before would have the browser lay out the table for each look.
  frame.toggleAttribute('data-before', scrollLeft > 1);
  frame.toggleAttribute('data-after', rest > 1);
  if (held !== null) frame.style.setProperty('--held', `${held}px`);
  frame.style.setProperty('--end', `${endWidth + offsetWidth - clientWidth}px`);
}

/** What a table scrolls in. At an edge beyond which there is more it casts a shadow. */
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
