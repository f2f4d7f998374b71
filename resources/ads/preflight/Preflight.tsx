import WarningAmber from '@mui/icons-material/WarningAmber';
import { useId } from 'react';
import { useLocale } from 'react-admin';
import { weekdayOf } from '#core/time.ts';
import { reasonWords } from '#core/schedule/reasons.ts';
import type { AdPreflightInput, AdPreflightOutput } from '#generated/model/ads/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { clockOf, screensText } from '../../parts/screenTexts.ts';
import { preflightSentences } from './sentences.ts';
import { usePreflight } from './usePreflight.ts';
import './weeks.css';

type ProgrammeAnswer = AdPreflightOutput['programmes'][number];
type DayAnswer = ProgrammeAnswer['days'][number];

/** Programmes whose days are open at once. */
const OPEN = 1;

/** Shows screen by screen when an ad will play, or why it will not (AD-10). */
export function Preflight({ asked }: { asked: AdPreflightInput }) {
  const translate = useSentences(preflightSentences);
  const { date } = useFormats();
  const headingId = useId();
  const { data, error } = usePreflight(asked);
  if (error) return <p className="preflight-soft">{translate('preflight.failed')}</p>;
  if (data === null || data.screens === 0) return null;
  const { screens, showing, unasked, crowded, programmes } = data;
  const asks = screens - unasked;
  const summary = showing === asks ? 'all' : showing === 0 ? 'none' : 'some';
  const firstOpen = programmes.findIndex(({ why }) => why === null);
  return (
    <section className="preflight" aria-labelledby={headingId}>
      <h3 id={headingId}>{translate('preflight.title')}</h3>
      <p className={summary === 'all' ? undefined : 'preflight-warning'} role="status">
        {translate(`preflight.${summary}`, { n: asks, showing })}
      </p>
      {crowded === null ? null : (
        <p className="preflight-warning" role="status">
          {translate('preflight.crowded', { ...crowded, from: date(crowded.from) })}
        </p>
      )}
      <ul className="preflight-programmes">
        {programmes.map((programme, index) => (
          <li key={`${index} ${programme.named[0]?.id}`}>
            <ProgrammeWeek programme={programme} isOpen={index >= firstOpen && index < firstOpen + OPEN} />
          </li>
        ))}
      </ul>
      {unasked > 0 ? <p className="preflight-soft">{translate('preflight.unasked', { n: unasked })}</p> : null}
    </section>
  );
}

/** Names of the screens, the first few that one may see. */
function useScreenNames() {
  const translate = useSentences(preflightSentences);
  return ({ screens, named }: ProgrammeAnswer): string =>
    named.length === 0
      ? translate('preflight.unnamed', { n: screens })
      : screensText(translate, { words: 'preflight', screens, named });
}

/** Screens that show the same: the days of their week, or the rule that keeps the ad from them. */
function ProgrammeWeek({ programme, isOpen }: { programme: ProgrammeAnswer; isOpen: boolean }) {
  const translate = useSentences(preflightSentences);
  const language = useLocale() ?? '';
  const nameOf = useScreenNames();
  const { why, by, zone, days, page } = programme;
  if (why !== null) {
    const said = reasonWords(why, language) ?? translate(`preflight.why.${why}`);
    return (
      <div className="preflight-not">
        <WarningAmber fontSize="inherit" aria-hidden />
        <span>
          <strong>{nameOf(programme)}</strong>
          <small>{by === null ? said : translate('preflight.by', { why: said, name: by })}</small>
        </span>
      </div>
    );
  }
  return (
    <details open={isOpen}>
      <summary>
        <strong>{nameOf(programme)}</strong>
      </summary>
      {page === null ? null : <small className="preflight-warning">{translate('preflight.page', { page })}</small>}
      <ol className="preflight-days">
        {days.map((day) => (
          <Day key={day.day} day={day} zone={zone} />
        ))}
      </ol>
      <small className="preflight-soft">{translate('preflight.zone', { zone })}</small>
    </details>
  );
}

/** One day: a bar where it plays, and how often. */
function Day({ day, zone }: { day: DayAnswer; zone: string }) {
  const translate = useSentences(preflightSentences);
  const { weekday, date, duration, number } = useFormats();
  const [start, end] = [Date.parse(day.from), Date.parse(day.to)];
  const share = (instant: string) => `${(100 * (Date.parse(instant) - start)) / (end - start)}%`;
  const isWhole = day.parts.length === 1 && day.parts[0]!.from === day.from && day.parts[0]!.to === day.to;
  const times = isWhole
    ? translate('preflight.allDay')
    : day.parts.map(({ from, to }) => `${clockOf(from, zone)}–${clockOf(to, zone, true)}`).join(translate('ui.comma'));
  const named = { day: `${weekday(weekdayOf(day.day))} ${date(day.day)}` };
  const said =
    day.plays > 0
      ? translate('preflight.day', { ...named, times, n: number(day.plays), length: duration(day.seconds * 1000) })
      : translate(day.starts ? 'preflight.dayStarts' : 'preflight.dayNone', named);
  return (
    <li aria-label={said} title={said}>
      <span aria-hidden>{`${weekday(weekdayOf(day.day))} ${day.day.slice(8)}`}</span>
      <span className="preflight-bar" aria-hidden>
        {day.parts.map(({ from, to }) => (
          <i key={from} style={{ left: share(from), right: `calc(100% - ${share(to)})` }} />
        ))}
      </span>
      <span aria-hidden>
        {day.plays > 0
          ? translate('preflight.plays', { n: number(day.plays) })
          : day.starts
            ? translate('preflight.starts')
            : '–'}
      </span>
    </li>
  );
}
