import { lastSwitch, timersDue, type Timer } from '../schedule/timers.ts';

/** From one instant to another, milliseconds; the end is not in it. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Returns when a screen is on within a span: its timers for power say so, by the clock of its zone, days of clock change
 * included. A screen without one is always on.
 */
export function openSpans(timers: readonly Timer[], { from, to }: Span, zone: string): Span[] {
  const power = timers.filter(({ kind }) => kind === 'power');
  if (power.length === 0) return [{ from, to }];
  const isOff = lastSwitch(power, from, zone)?.action === 'powerOff';
  const spans: Span[] = [];
  let since: number | null = isOff ? null : from;
  for (const { at, action } of timersDue(power, from, to, zone)) {
    if (action === 'powerOn') since ??= at;
    else if (since !== null) {
      if (at > since) spans.push({ from: since, to: at });
      since = null;
    }
  }
  return since !== null && since < to ? [...spans, { from: since, to }] : spans;
}

/** Returns how long spans are together, up to an instant. */
export const lengthUntil = (spans: readonly Span[], until: number): number =>
  spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, until) - from), 0);
