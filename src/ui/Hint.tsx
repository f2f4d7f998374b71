import {
  cloneElement,
  useCallback,
  useEffect,
  useId,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import './Hint.css';

interface Hinted {
  'aria-describedby'?: string;
  onMouseEnter?: (event: MouseEvent<HTMLElement>) => void;
  onMouseLeave?: (event: MouseEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

type Placement = 'below' | 'right';

interface HintProps {
  text: string;
  placement?: Placement;
  /** True when the text says more than the element's name. */
  describes?: boolean;
  children: ReactElement<Hinted>;
}

interface Place {
  left: number;
  top: number;
}

/** Delay in milliseconds, so that a passing mouse opens nothing. */
const PAUSE_MS = 150;

/** Leaves room for some words beside the window's edges. */
const EDGE_PX = 80;

function placeOf(element: HTMLElement, placement: Placement): Place {
  const box = element.getBoundingClientRect();
  if (placement === 'right') return { left: box.right + 8, top: box.top + box.height / 2 };
  const most = Math.max(window.innerWidth - EDGE_PX, EDGE_PX);
  return { left: Math.min(Math.max(box.left + box.width / 2, EDGE_PX), most), top: box.bottom + 8 };
}

/**
 * Returns the tooltip's position and the handlers that show it: after a pause under the mouse. Escape and scrolling
 * close it.
 */
function useHint(placement: Placement) {
  const [rested, setRested] = useState<HTMLElement | null>(null);
  const [at, setAt] = useState<Place | null>(null);
  const hide = useCallback(() => {
    // A mouse that still rests there must not bring it back.
    setRested(null);
    setAt(null);
  }, []);
  useEffect(() => {
    if (!rested) return undefined;
    const timer = setTimeout(() => setAt(placeOf(rested, placement)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [rested, placement]);
  useEffect(() => {
    if (!at) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hide, true);
    };
  }, [at, hide]);
  return { at, rest: setRested, show: (element: HTMLElement) => setAt(placeOf(element, placement)), hide };
}

/** Words beside an element while a mouse rests on it or the keyboard is there. */
export function Hint({ text, placement = 'below', describes = false, children }: HintProps) {
  const id = useId();
  const { at, rest, show, hide } = useHint(placement);
  const own = children.props;
  const hinted = cloneElement(children, {
    'aria-describedby': describes && at ? id : own['aria-describedby'],
    onMouseEnter: (event) => {
      own.onMouseEnter?.(event);
      rest(event.currentTarget);
    },
    onMouseLeave: (event) => {
      own.onMouseLeave?.(event);
      hide();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      hide();
    },
    // Touch gives neither hover nor keyboard focus.
    onClick: (event) => {
      own.onClick?.(event);
      if (describes) show(event.currentTarget);
    },
  });
  const words = at ? (
    <div role="tooltip" id={id} className={`hint hint-${placement}`} style={at}>
      {text}
    </div>
  ) : null;
  return (
    <>
      {hinted}
      {words ? createPortal(words, document.body) : null}
    </>
  );
}
