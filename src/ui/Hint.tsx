import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import './hint.css';

interface Hinted {
  'aria-describedby'?: string;
  onMouseEnter?: (event: MouseEvent<HTMLElement>) => void;
  onMouseLeave?: (event: MouseEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

interface HintProps {
  text: string;
  placement?: 'below' | 'right';
  /** The text says more than the element's own name does. */
  describes?: boolean;
  children: ReactElement<Hinted>;
}

/** A mouse that only passes over opens nothing. */
const PAUSE_MS = 150;

/** Leaves room for some words beside the window's edges. */
const EDGE_PX = 80;

function position(element: HTMLElement, placement: 'below' | 'right') {
  const box = element.getBoundingClientRect();
  if (placement === 'right') return { left: box.right + 8, top: box.top + box.height / 2 };
  const middle = box.left + box.width / 2;
  return {
    left: Math.min(Math.max(middle, EDGE_PX), Math.max(window.innerWidth - EDGE_PX, EDGE_PX)),
    top: box.bottom + 8,
  };
}

/** Words beside an element while a mouse rests on it or the keyboard is there; Escape takes them away. */
export function Hint({ text, placement = 'below', describes = false, children }: HintProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const hide = () => {
    clearTimeout(timer.current);
    setAt(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!at) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setAt(null);
    const onScroll = () => setAt(null);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [at]);
  const own = children.props;
  const hinted = cloneElement(children, {
    'aria-describedby': describes && at ? id : own['aria-describedby'],
    onMouseEnter: (event) => {
      own.onMouseEnter?.(event);
      const element = event.currentTarget;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setAt(position(element, placement)), PAUSE_MS);
    },
    onMouseLeave: (event) => {
      own.onMouseLeave?.(event);
      hide();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) setAt(position(event.currentTarget, placement));
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      hide();
    },
  });
  return (
    <>
      {hinted}
      {at
        ? createPortal(
            <div role="tooltip" id={id} className={`hint hint-${placement}`} style={at}>
              {text}
            </div>,
            document.body,
          )
        : null}
    </>
  );
}
