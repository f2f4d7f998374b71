import { isCarousel, type AdFacts } from './facts.ts';
import type { SpokenPlan } from './plan.ts';
import type { LanguagePack } from './languagePack.ts';

const DAYS = ['', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
/** More single days than this are counted instead of named. */
const NAMED = 4;

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function weekdays(days: readonly number[]): string {
  const [first = 0] = days;
  const last = days.at(-1) ?? 0;
  if (days.length >= 3 && last - first === days.length - 1) return `${DAYS[first]} to ${DAYS[last]}`;
  return listed(days.map((day) => DAYS[day] ?? ''));
}

function span(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds % 3600 === 0) return many(seconds / 3600, 'hour');
  if (seconds >= 60 && seconds % 60 === 0) return many(seconds / 60, 'minute');
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function days({ weekdays: some, dates }: SpokenPlan, date: (day: string) => string): string {
  if (dates) return dates.length > NAMED ? `on ${dates.length} chosen days` : `on ${listed(dates.map(date))}`;
  return some === null || some.length === 0 ? 'every day' : `on ${weekdays(some)}`;
}

function hours({ hours: some }: SpokenPlan): string {
  if (!some) return 'all day';
  return listed(some.map(({ from, to }) => `${from}–${to}${to <= from ? ' of the next day' : ''}`));
}

function showing({ type, contents }: AdFacts): string {
  const total = contents.reduce((sum, ms) => sum + ms, 0);
  if (contents.length === 0) return '';
  if (contents.length > 1 && isCarousel(type))
    return `, with the next of its ${contents.length} materials at each turn (${span(total / contents.length)} on average)`;
  return contents.length === 1
    ? ` for ${span(total)}`
    : `, its ${contents.length} materials one after another (${span(total)} in all)`;
}

function verb({ type, cycleMs, turns }: AdFacts): string {
  if (type === 'emergency') return 'this ad takes the whole screen';
  if (type === 'bootUp') return 'this ad plays once whenever a screen starts';
  if (type === 'launcher') return 'this ad plays while nothing else does';
  if (type === 'filler') return 'this ad fills the time in which nothing sold plays';
  if (type !== 'insertion') return 'this ad plays in turn with the others';
  const often = cycleMs === null ? 'at its own cycle' : `every ${span(cycleMs).replace(/^1 /, '')}`;
  return `this ad cuts in ${often}${turns === null ? '' : `, ${many(turns, 'time')} at most`}`;
}

function place({ type, slot, isMatching, reach }: AdFacts): string {
  const where =
    type === 'emergency' || slot === null
      ? ''
      : isMatching
        ? ` in every slot of the size of “${slot}”`
        : ` in the slot “${slot}”`;
  if (!reach || reach.screens === 0) return where;
  const groups = reach.groups > 1 ? ` in ${reach.groups} groups` : '';
  return `${where} on ${many(reach.showing, 'screen')}${groups}`;
}

const startOf = ({ startAt, startsApproved }: AdFacts, instant: (at: number) => string): string =>
  startsApproved ? 'From its approval' : startAt === null ? '' : `From ${instant(startAt)}`;

const REVIEW: Readonly<Record<AdFacts['review'], string>> = {
  any: ', once it is approved',
  other: ', once somebody else has approved it',
  again: ', once the change is approved',
  done: '',
};

/** English. */
export const english: LanguagePack = {
  main: (facts, plan, { instant, date }) => {
    const { endAt, review } = facts;
    const begins = startOf(facts, instant);
    const period = begins === '' || endAt === null ? '' : `${begins} to ${instant(endAt)}, `;
    const when = `${days(plan, date)}, ${hours(plan)}`;
    const text = `${period}${when}, ${verb(facts)}${showing(facts)}${place(facts)}${REVIEW[review]}.`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  never: 'It would never play: none of these days and hours lies in its period.',
  nowhere: 'None of the chosen screens would show it.',
  noScreens: 'The target has no screens now.',
  expired: (n) => `${many(n, 'screen has', 'screens have')} expired and will not show it.`,
  withoutSlot: (n) => `${many(n, 'screen has', 'screens have')} no such slot and will not show it.`,
  expiring: (n) => `${many(n, 'screen expires', 'screens expire')} before the ad ends.`,
  offline: (n) => `${many(n, 'screen is', 'screens are')} offline and will start once back.`,
  inactive: (n) => `${many(n, 'screen has', 'screens have')} never connected.`,
  zones: (n) => `Days and hours go by the clock of each screen; they are in ${n} time zones.`,
  missing: { period: 'the period', slot: 'the slot', target: 'the target', content: 'what is shown' },
  open: (missing) => `Still to be said: ${listed(missing)}.`,
  why: { withoutSlot: 'no such slot', expired: 'expired', offline: 'offline', inactive: 'never connected' },
  words: {
    preview: 'Preview',
    outcome: 'What will happen',
    screens: (n) => many(n, 'screen'),
    shapes: (n) => `and ${many(n, 'other shape')}`,
    show: (n) => `Show no. ${n}`,
    pause: 'Pause the preview',
    play: 'Play the preview',
  },
};
