import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { weekdayOf } from '#core/time.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { Doubts } from './Doubts.tsx';
import { timerSentences } from './sentences.ts';
import { clockOf, daysOf, type Week, type WeekDay, type WeekEvent } from './week.ts';
import './week.css';

const DAY_MINUTES = 1440;
const share = (minutes: number): string => `${(minutes / DAY_MINUTES) * 100}%`;

function useEventText(): (event: WeekEvent) => string {
  const translate = useSentences(timerSentences);
  return ({ minute, action, level }) => `${clockOf(minute)} ${translate(`timers.action.${action}`, { level })}`;
}

function Day({ day }: { day: WeekDay }) {
  const translate = useSentences(timerSentences);
  const { date, weekday } = useFormats();
  const text = useEventText();
  return (
    <li className="week-day">
      <span className="week-name">
        <strong>{weekday(weekdayOf(day.date))}</strong>
        <small>{date(day.date)}</small>
      </span>
      <span className="week-bar" aria-hidden="true">
        {day.off.map(({ from, to }) => (
          <i
            key={from}
            className="week-off"
            style={{ left: share(from), width: share(to - from) }}
            title={translate('timers.off', { from: clockOf(from), to: clockOf(to) })}
          />
        ))}
        {day.events
          .filter(({ action }) => action !== 'powerOff' && action !== 'powerOn')
          .map((event) => (
            <i
              key={`${event.timerId} ${event.at}`}
              className={`week-mark week-${event.action}`}
              style={{ left: share(event.minute) }}
              title={`${text(event)} · ${event.timerName}`}
            />
          ))}
      </span>
      <span className="week-events">
        {day.events.map((event) => (
          <span
            key={`${event.timerId} ${event.at} ${event.action}`}
            className={event.able ? undefined : 'week-unable'}
            title={event.own ? event.timerName : `${event.timerName} (${translate('timers.group')})`}
          >
            {text(event)}
          </span>
        ))}
      </span>
    </li>
  );
}

function Screen({ week, isNamed }: { week: Week; isNamed: boolean }) {
  const translate = useSentences(timerSentences);
  return (
    <section className="week" aria-label={translate('timers.weekOf', { name: week.name })}>
      <header>
        <h2>{isNamed ? translate('timers.weekOf', { name: week.name }) : translate('timers.week')}</h2>
        <small>{translate('timers.zone', { zone: week.zone })}</small>
      </header>
      {week.events.length === 0 ? (
        <p>{translate('timers.none')}</p>
      ) : (
        <ol>
          {daysOf(week).map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </ol>
      )}
      <Doubts doubts={week.doubts} />
      {week.events.some(({ able }) => !able) ? <p>{translate('timers.cannot')}</p> : null}
    </section>
  );
}

/** Timer actions of screens in the coming seven days, a strip for each (DEV-07). */
export function WeekStrip({ ids, isNamed = false }: { ids: readonly string[]; isNamed?: boolean }) {
  const translate = useSentences(timerSentences);
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['device-timers', 'week', ...ids],
    queryFn: ({ signal }) => provider.call('deviceTimer.week', { ids: [...ids] }, { signal }),
    enabled: ids.length > 0,
    retry: false,
  });
  if (ids.length === 0) return null;
  if (error) return <ErrorNotice title={translate('timers.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  return (
    <>
      {data.screens.map((week) => (
        <Screen key={week.id} week={week} isNamed={isNamed} />
      ))}
    </>
  );
}
