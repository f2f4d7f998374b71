import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useTrend, type Trend } from './useTrend.ts';
import './trend.css';

/** Loaded with its chart library later: the page does not wait for it. */
const TrendChart = lazy(() => import('./TrendChart.tsx'));

const CHART_HEIGHT = 184;
/** Chart with the reading above it and the zone below. */
const PLAYS_HEIGHT = 48 + CHART_HEIGHT + 24;
const RANGES = [14, 30] as const;

/**
 * Text above the chart: the day under the pointer, else the total and its change against the same number of days
 * before.
 */
function Reading({ trend, chosen }: { trend: Trend; chosen: number | null }) {
  const translate = useTranslate();
  const { date, number } = useFormats();
  const { days, total, before } = trend;
  const day = chosen === null ? undefined : days[chosen];
  if (day) {
    return (
      <p className="trend-reading">
        <strong>{number(day.plays)}</strong>
        <span>{chosen === days.length - 1 ? translate('home.trend.today') : date(day.day)}</span>
      </p>
    );
  }
  const change = before > 0 ? Math.round(((total - before) / before) * 100) : null;
  const tone = change === null || change === 0 ? 'same' : change > 0 ? 'more' : 'less';
  return (
    <p className="trend-reading">
      <strong>{number(total)}</strong>
      <span>{translate('home.trend.total', { n: days.length })}</span>
      {change === null ? null : (
        <span className={`trend-change trend-${tone}`}>
          {translate(`home.trend.${tone}`, { percent: `${number(Math.abs(change))}%`, n: days.length })}
        </span>
      )}
    </p>
  );
}

/** The same numbers as a table for screen readers. */
function Figures({ days }: Pick<Trend, 'days'>) {
  const translate = useTranslate();
  const { date, number } = useFormats();
  return (
    <table className="visually-hidden">
      <caption>{translate('home.trend.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('home.trend.day')}</th>
          <th scope="col">{translate('home.trend.plays')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, plays }) => (
          <tr key={day}>
            <th scope="row">{date(day)}</th>
            <td>{number(plays)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plays({ trend }: { trend: Trend }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number | null>(null);
  if (trend.total + trend.before === 0) {
    return (
      <div className="panel-empty">
        <strong>{translate('home.trend.empty')}</strong>
        <span>{translate('home.trend.emptyText')}</span>
      </div>
    );
  }
  return (
    <>
      <Reading trend={trend} chosen={chosen} />
      <div className="trend-room" style={{ minHeight: CHART_HEIGHT }}>
        <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
          <TrendChart days={trend.days} chosen={chosen} onChoose={setChosen} />
        </Suspense>
      </div>
      <Figures days={trend.days} />
      <p className="trend-zone">{translate('home.trend.zone', { zone: trend.zone })}</p>
    </>
  );
}

/** Plays a day over the last weeks (HOME-06), of the data that the session may see. */
export function TrendPanel() {
  const translate = useTranslate();
  const [range, setRange] = useState<number>(RANGES[0]);
  const { data, error, refetch } = useTrend(range);
  const all = usePathOf()('proofs-of-play', 'list');
  return (
    <section className="panel home-trend">
      <header className="panel-head">
        <h2>{translate('home.trend.title')}</h2>
        <div className="panel-note switch" role="group" aria-label={translate('home.trend.range')}>
          {RANGES.map((days) => (
            <button key={days} type="button" aria-pressed={days === range} onClick={() => setRange(days)}>
              {translate('home.trend.days', { n: days })}
            </button>
          ))}
        </div>
      </header>
      {error && !data ? (
        <ErrorNotice title={translate('home.trend.failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <Plays key={data.days.length} trend={data} />
      ) : error ? null : (
        <Skeleton variant="rounded" height={PLAYS_HEIGHT} />
      )}
      {all ? (
        <Link className="panel-more" to={all}>
          {translate('home.trend.all')}
        </Link>
      ) : null}
    </section>
  );
}
