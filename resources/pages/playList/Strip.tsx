import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { zonedTime } from '#core/time.ts';
import { instantOf, wallTimeOf } from '#core/wallClock.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { clockOf } from '../../parts/screenTexts.ts';
import { useAdName, type ProgrammeAnswer, type StretchAnswer } from './usePlayList.ts';

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];

const HOUR_MS = 3_600_000;

/** Returns the instants at which the clock of a day shows these hours; an hour that it jumps over has none, and one that comes twice its first. */
function hoursOf({ from, to, zone }: ProgrammeAnswer): { hour: number; at: number }[] {
  const midnight = Date.parse(`${zonedTime(Date.parse(from), zone).date}T00:00:00Z`);
  return HOURS.flatMap((hour) => {
    const wall = midnight + hour * HOUR_MS;
    const at = instantOf(wall, zone);
    const isShown = wallTimeOf(at, zone) === wall && at >= Date.parse(from) && at <= Date.parse(to);
    return isShown ? [{ hour, at }] : [];
  });
}

type SlotOf = StretchAnswer['slots'][number];

/** Returns the CSS word for what a slot shows in a stretch. */
const kindOf = (
  { takeover }: StretchAnswer,
  slot: SlotOf | undefined,
): 'takeover' | 'none' | NonNullable<SlotOf['type']> => (takeover.length > 0 ? 'takeover' : (slot?.type ?? 'none'));

interface StripProps {
  programme: ProgrammeAnswer;
  slotId: string;
  chosen: number;
  /** Moment that is explained. */
  moment: number;
  /** Ad that the page is about. */
  focus: string | null;
  onMoment: (at: number) => void;
}

/** Returns the instant at which a bar was pressed; by the keyboard, which has no place, its begin. */
function pressedAt({ detail, clientX, currentTarget }: MouseEvent<HTMLElement>, { from, to }: StretchAnswer): number {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = detail === 0 || width === 0 ? 0 : Math.min(Math.max((clientX - left) / width, 0), 1);
  return Math.min(Math.round(start + share * (end - start)), end - 1);
}

/** One slot's day from midnight to midnight: a bar for each stretch, a line at now and one at the chosen moment. */
export function Strip({ programme, slotId, chosen, moment, focus, onMoment }: StripProps) {
  const translate = useTranslate();
  const nameOf = useAdName();
  const { now } = useSurroundings();
  const { from, to, zone, stretches, slots } = programme;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const share = (instant: number) => `${(100 * (instant - start)) / (end - start)}%`;
  const slot = slots.find(({ id }) => id === slotId);
  const at = now();
  return (
    <div className="play-strip" role="group" aria-label={translate('playList.strip', { slot: slot?.name ?? '' })}>
      <div className="play-bars">
        {stretches.map((stretch, index) => {
          const own = stretch.slots.find((each) => each.slotId === slotId);
          const kind = kindOf(stretch, own);
          const ids = new Set([...stretch.takeover, ...(own?.loop ?? [])].map(({ adId }) => adId));
          const all = [...ids, ...(own?.insertions ?? []).map(({ adId }) => adId)];
          const names = [...ids].map(nameOf).join(translate('ui.comma')) || translate('playList.nothing');
          const times = `${clockOf(stretch.from, zone)}–${clockOf(stretch.to, zone, true)}`;
          return (
            <button
              key={stretch.from}
              type="button"
              className={focus !== null && all.includes(focus) ? `play-bar is-${kind} is-mine` : `play-bar is-${kind}`}
              aria-pressed={index === chosen}
              aria-label={`${times} ${names}`}
              title={`${times} ${names}`}
              style={{ left: share(Date.parse(stretch.from)), right: `calc(100% - ${share(Date.parse(stretch.to))})` }}
              onClick={(event) => onMoment(pressedAt(event, stretch))}
            >
              <span>{names}</span>
            </button>
          );
        })}
        <i className="play-cursor" style={{ left: share(moment) }} aria-hidden="true" />
        {at >= start && at < end ? <i className="play-now" style={{ left: share(at) }} aria-hidden="true" /> : null}
      </div>
      <div className="play-hours" aria-hidden="true">
        {hoursOf(programme).map(({ hour, at: instant }) => (
          <span key={hour} style={{ left: share(instant) }}>
            {hour}
          </span>
        ))}
      </div>
    </div>
  );
}
