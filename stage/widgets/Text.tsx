import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StageEvents } from '../types.ts';
import { Words } from './Words.tsx';

interface Props extends StageEvents {
  playId: string;
  text: string;
  color: string;
  background: string;
  fontSize: number;
  align?: 'left' | 'center' | 'right';
  scroll?: boolean;
  direction?: 'left' | 'up';
  /** Design pixels a second. */
  speed?: number;
}

type Run = Required<Pick<Props, 'text' | 'direction' | 'speed'>>;

/** Words that run through their box from edge to edge, as fast for a long text as for a short one. */
function Running({ text, direction, speed }: Run) {
  const element = useRef<HTMLSpanElement>(null);
  const [run, setRun] = useState({ from: 0, to: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    const box = current?.parentElement;
    if (!current || !box) return undefined;
    const measure = () => {
      const [from, to] =
        direction === 'left' ? [box.clientWidth, -current.offsetWidth] : [box.clientHeight, -current.offsetHeight];
      setRun((run) => (run.from === from && run.to === to ? run : { from, to }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(current);
    return () => observer.disconnect();
  }, [direction]);
  const axis = direction === 'left' ? 'X' : 'Y';
  return (
    <span
      ref={element}
      className={direction === 'left' ? 'stage-run-left' : 'stage-run-up'}
      style={{
        animationDuration: `${Math.max(1, (run.from - run.to) / speed)}s`,
        // The keyframes stand in Stage.css; only where they begin and end is known here.
        ['--stage-from' as string]: `translate${axis}(${run.from}px)`,
        ['--stage-to' as string]: `translate${axis}(${run.to}px)`,
      }}
    >
      {text}
    </span>
  );
}

export function Text({ playId, text, scroll = false, direction = 'left', speed = 120, onStarted, ...look }: Props) {
  useEffect(() => onStarted?.(playId), [playId, onStarted]);
  return (
    <Words {...look}>
      {scroll ? (
        <Running key={`${direction} ${look.fontSize} ${text}`} text={text} direction={direction} speed={speed} />
      ) : (
        <span>{text}</span>
      )}
    </Words>
  );
}
