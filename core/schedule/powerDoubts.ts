import { comesOnAt, timersDue, type Timer } from './timers.ts';

/** Doubt about timers for power: what they do together that is likely not meant (DEV-07). It is told, and never refused. */
interface PowerDoubt {
  /**
   * `overlap`: one switches within the time of another, so that the screen is on or off sooner or later than one of them says;
   * `gap`: only minutes lie between two of them; `staysOff`: nothing switches it on again.
   */
  kind: 'overlap' | 'gap' | 'staysOff';
  /** Instant of the first time, milliseconds. */
  at: number;
  /** Length of a gap, milliseconds. */
  ms: number | null;
  /** Ids of the timers, in order of time. */
  timers: string[];
}

interface Span {
  from: number;
  to: number;
  zone: string;
  /** Shorter times between two timers are doubted, milliseconds. */
  gap: number;
}

/** Time before the span from which its first switching is seen: a weekly timer switched a week ago. */
const BEFORE_MS = 8 * 86_400_000;

/** Returns what a screen's timers for power do within a span that is likely not meant: each two of them once, at the first time. */
export function powerDoubts(timers: readonly Timer[], { from, to, zone, gap }: Span): PowerDoubt[] {
  const power = timers.filter(({ kind }) => kind === 'power');
  const events = timersDue(power, from - BEFORE_MS, to, zone);
  const found = new Map<string, PowerDoubt>();
  const doubt = (kind: PowerDoubt['kind'], at: number, ms: number | null, ids: string[]) => {
    const key = `${kind} ${ids.toSorted().join(' ')}`;
    if (!found.has(key)) found.set(key, { kind, at, ms, timers: ids });
  };
  for (const [index, event] of events.entries()) {
    const before = events[index - 1];
    if (!before || event.at <= from || before.timerId === event.timerId) continue;
    const [ms, ids] = [event.at - before.at, [before.timerId, event.timerId]];
    if (before.action === event.action) doubt('overlap', event.at, null, ids);
    else if (ms < gap) doubt('gap', before.at, ms, ids);
  }
  const last = events.at(-1);
  const isLate = power.some(({ onAt }) => last !== undefined && onAt !== null && onAt > last.at);
  if (last?.action === 'powerOff' && !isLate && comesOnAt(power, last.at, zone) === null)
    doubt('staysOff', last.at, null, [last.timerId]);
  return [...found.values()].toSorted((a, b) => a.at - b.at);
}
