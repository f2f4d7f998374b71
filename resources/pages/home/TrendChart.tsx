import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { localeTag, useFormats } from '#src/ui/format.ts';
import type { Trend } from './useTrend.ts';

const STEPS = [1, 2, 4, 5, 8, 10];

/** Returns the round number at which a scale ends that holds this value; its half is a whole number too. */
function niceTop(value: number): number {
  if (value <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((each) => each * power >= value) ?? 10;
  const top = step * power;
  return top % 2 === 0 ? top : top + 1;
}

/** Of a step that one bar stands in; the rest is air. */
const BAR = 0.68;
const HEIGHT = 100;

interface TrendChartProps {
  days: Trend['days'];
  /** Which day is read, by its place; null: none. */
  chosen: number | null;
  onChoose: (at: number | null) => void;
}

/** Returns what writes a day without its year, as there is room for below a bar. */
function useShortDay(): (day: string) => string {
  const tag = localeTag(useLocale() ?? '');
  const format = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** Which day a key goes to. */
function stepOf(key: string, at: number, last: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, at + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** A bar a day, read by pointer and by arrow keys; the figures stand in a table beside it for those who do not see it. */
export function TrendChart({ days, chosen, onChoose }: TrendChartProps) {
  const translate = useTranslate();
  const { date, number } = useFormats();
  const short = useShortDay();
  const [isFocused, setFocused] = useState(false);
  const last = days.length - 1;
  const at = chosen ?? last;
  const top = niceTop(Math.max(...days.map(({ plays }) => plays)));
  const press = (event: KeyboardEvent) => {
    const next = stepOf(event.key, at, last);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) onChoose(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * days.length))));
  };
  const day = days[at];
  return (
    <div className="trend-chart">
      <div className="trend-scale" aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{number(value)}</span>
        ))}
      </div>
      <div
        className="trend-plot"
        role="slider"
        tabIndex={0}
        aria-label={translate('home.trend.chart')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={
          day ? translate('home.trend.point', { day: date(day.day), plays: number(day.plays) }) : undefined
        }
        onKeyDown={press}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onChoose(null)}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          onChoose(null);
        }}
      >
        <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {days.map(({ day: name, plays }, index) => {
            const height = (plays / top) * HEIGHT;
            const isRead = index === chosen || (isFocused && index === at);
            return (
              <rect
                key={name}
                className={isRead ? 'trend-bar trend-bar-read' : 'trend-bar'}
                x={index + (1 - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
              />
            );
          })}
        </svg>
      </div>
      <div className="trend-days" aria-hidden="true">
        {[days[0], days[Math.floor(last / 2)], days[last]].map((each) =>
          each ? <span key={each.day}>{short(each.day)}</span> : null,
        )}
      </div>
    </div>
  );
}
