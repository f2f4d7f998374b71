import { BarChart } from '@mui/x-charts/BarChart';
import { useState, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { localeTag, useFormats } from '#src/ui/format.ts';
import type { Trend } from './useTrend.ts';

const AXIS_HEIGHT = 24;
/** Margins in px; the right one has room for half of the last day's label. */
const MARGIN = { top: 8, right: 16, bottom: 0, left: 0 };
const LABEL = { fill: 'var(--muted)', fontSize: 12 };
const DAYS = 'days';

interface TrendChartProps {
  days: Trend['days'];
  /** Index of the day that is read; null: none. */
  chosen: number | null;
  onChoose: (at: number | null) => void;
}

/** Returns what writes a day without its year, as there is room for below a bar. */
function useShortDay(): (day: string) => string {
  const tag = localeTag(useLocale() ?? '');
  const format = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** Returns the day that a key goes to. */
function stepOf(key: string, at: number, last: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, at + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** A bar a day, read by pointer and by arrow keys; the figures stand in a table beside it for those who do not see it. */
export default function TrendChart({ days, chosen, onChoose }: TrendChartProps) {
  const translate = useTranslate();
  const { date, number } = useFormats();
  const short = useShortDay();
  const [isFocused, setFocused] = useState(false);
  const last = days.length - 1;
  const at = chosen ?? last;
  const read = chosen ?? (isFocused ? at : null);
  const press = (event: KeyboardEvent) => {
    const next = stepOf(event.key, at, last);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
  };
  const day = days[at];
  const marked = [0, Math.floor(last / 2), last];
  return (
    <div
      className="trend-chart"
      role="slider"
      tabIndex={0}
      aria-label={translate('home.trend.chart')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={day ? translate('home.trend.point', { day: date(day.day), plays: number(day.plays) }) : undefined}
      onKeyDown={press}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        onChoose(null);
      }}
    >
      <div aria-hidden="true" className="trend-bars">
        <BarChart
          margin={MARGIN}
          series={[{ data: days.map(({ plays }) => plays), color: 'var(--trend-bar)' }]}
          xAxis={[
            {
              id: DAYS,
              scaleType: 'band',
              data: days.map((each) => each.day),
              valueFormatter: short,
              tickInterval: (_day: string, index: number) => marked.includes(index),
              tickLabelInterval: () => true,
              height: AXIS_HEIGHT,
              tickLabelStyle: LABEL,
              disableLine: true,
              disableTicks: true,
              categoryGapRatio: 0.32,
            },
          ]}
          yAxis={[
            {
              valueFormatter: (plays: number) => number(plays),
              tickMinStep: 1,
              tickNumber: 3,
              width: 'auto',
              tickLabelStyle: LABEL,
              disableLine: true,
              disableTicks: true,
            },
          ]}
          grid={{ horizontal: true }}
          highlightedAxis={read === null ? [] : [{ axisId: DAYS, dataIndex: read }]}
          onHighlightedAxisChange={(axes) => onChoose(axes[0]?.dataIndex ?? null)}
          axisHighlight={{ x: 'band' }}
          disableKeyboardNavigation
          slotProps={{ tooltip: { trigger: 'none' } }}
          hideLegend
          skipAnimation
        />
      </div>
    </div>
  );
}
