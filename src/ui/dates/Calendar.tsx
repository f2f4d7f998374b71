import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-admin';
import { localeTag } from '../format.ts';
import { addMonths, dayByKey, firstWeekday, weeksOf, within } from './month.ts';
import { useSentences } from '../sentences.ts';
import { dateSentences } from './sentences.ts';
import './dates.css';

interface CalendarProps {
  chosen: readonly string[];
  today: string;
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
  /** It opens with the focus on the day that is chosen. */
  hasFocus?: boolean;
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

function useDayNames(tag: string) {
  return useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
      return (day: string) => format.format(noon(day));
    };
    return {
      month: of({ year: 'numeric', month: 'long' }),
      weekday: of({ weekday: 'narrow' }),
      longWeekday: of({ weekday: 'long' }),
      full: of({ dateStyle: 'full' }),
    };
  }, [tag]);
}

/** A month of days with the keys of WAI-ARIA's date grid; weeks begin as the language's region has it. */
export function Calendar({ chosen, today, min, max, onChoose, hasFocus = false }: CalendarProps) {
  const translate = useSentences(dateSentences);
  const tag = localeTag(useLocale() ?? '');
  const names = useDayNames(tag);
  const first = firstWeekday(tag);
  const [cursor, setCursor] = useState(() => within(chosen[0] ?? today, min, max));
  const headingId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(hasFocus);
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    takesFocus.current = false;
  });
  const weeks = weeksOf(cursor, first);
  const isOut = (day: string) => (min !== undefined && day < min) || (max !== undefined && day > max);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(cursor, event, first);
    if (next === null) return;
    event.preventDefault();
    takesFocus.current = true;
    setCursor(within(next, min, max));
  };
  const turn = (months: number) => setCursor(within(addMonths(cursor, months), min, max));
  return (
    <div className="calendar">
      <div className="calendar-head">
        <IconButton size="small" aria-label={translate('ui.dates.previousMonth')} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <strong id={headingId} aria-live="polite">
          {names.month(cursor)}
        </strong>
        <IconButton size="small" aria-label={translate('ui.dates.nextMonth')} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-labelledby={headingId} onKeyDown={onKeyDown}>
        <div role="row">
          {weeks[0]?.map((day) => (
            <span key={day} role="columnheader" aria-label={names.longWeekday(day)}>
              {names.weekday(day)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div role="row" key={week[0]}>
            {week.map((day) => (
              <span key={day} role="gridcell" aria-selected={chosen.includes(day)}>
                <button
                  type="button"
                  tabIndex={day === cursor ? 0 : -1}
                  aria-label={names.full(day)}
                  aria-current={day === today ? 'date' : undefined}
                  disabled={isOut(day)}
                  data-other={day.slice(0, 7) === cursor.slice(0, 7) ? undefined : true}
                  onClick={() => {
                    setCursor(day);
                    onChoose(day);
                  }}
                >
                  {Number(day.slice(8))}
                </button>
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
