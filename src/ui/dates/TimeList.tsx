import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSentences } from '../sentences.ts';
import { dateSentences } from './sentences.ts';
import './dates.css';

interface TimeListProps {
  chosen: string | undefined;
  onChoose: (time: string) => void;
  /** Opens with the focus on the chosen time. */
  hasFocus?: boolean;
}

const HALF_HOURS = Array.from(
  { length: 48 },
  (_time, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);
/** First visible time while none is chosen. */
const MORNING = '08:00';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  PageUp: (index) => index - 6,
  PageDown: (index) => index + 6,
  Home: () => 0,
  End: (_index, last) => last,
};

/** List of times every half hour, and the chosen one; any other time is typed. */
export function TimeList({ chosen, onChoose, hasFocus = false }: TimeListProps) {
  const translate = useSentences(dateSentences);
  const list = useRef<HTMLDivElement>(null);
  const times = chosen && !HALF_HOURS.includes(chosen) ? [...HALF_HOURS, chosen].toSorted() : HALF_HOURS;
  const start = chosen ?? MORNING;
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!box || !item) return;
    box.scrollTop = item.offsetTop - box.clientHeight / 2 + item.clientHeight / 2;
    if (hasFocus) item.focus({ preventScroll: true });
    // Scrolls once on opening; afterwards the position is the user's.
  }, [hasFocus]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.children].filter((one) => one instanceof HTMLElement);
    const step = STEPS[event.key];
    const from = items.findIndex((one) => one === document.activeElement);
    if (!step || from < 0) return;
    event.preventDefault();
    const last = items.length - 1;
    items[Math.min(Math.max(step(from, last), 0), last)]?.focus();
  };
  return (
    <div
      ref={list}
      className="times"
      role="listbox"
      tabIndex={-1}
      aria-label={translate('ui.dates.clock')}
      onKeyDown={onKeyDown}
    >
      {times.map((time) => (
        <button
          key={time}
          type="button"
          role="option"
          aria-selected={time === chosen}
          tabIndex={time === start ? 0 : -1}
          onClick={() => onChoose(time)}
        >
          {time}
        </button>
      ))}
    </div>
  );
}
