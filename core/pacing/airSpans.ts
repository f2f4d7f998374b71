import { datesIn, edgesOn } from '../schedule/edges.ts';
import { hasTurns, type Scenario } from '../schedule/scenario.ts';
import { zonedTime } from '../time.ts';
import type { Span } from './openHours.ts';

/**
 * Returns when a slot has turns within the spans in which its screen is on (LAY-07): while it is open, and none of the other
 * slots of its place is exclusively. By the clock of the screen's zone, days of clock change included.
 */
export function airSpans(slot: Scenario, others: readonly Scenario[], spans: readonly Span[], zone: string): Span[] {
  const rivals = slot.exclusive === true ? [] : others.filter(({ exclusive }) => exclusive === true);
  const windows = [slot, ...rivals].flatMap(({ opens }) => opens ?? []);
  if (windows.length === 0 && rivals.length === 0) return [...spans];
  const times = new Set(['00:00', ...windows.flatMap(({ from, to }) => [from ?? '00:00', to ?? '24:00'])]);
  const found: Span[] = [];
  for (const { from, to } of spans) {
    const edges = datesIn(from, to, zone).flatMap((date) => edgesOn(date, times, zone));
    const inside = edges.filter((at) => at > from && at < to).toSorted((a, b) => a - b);
    for (const [index, at] of [from, ...inside].entries()) {
      const until = inside[index] ?? to;
      if (until === at || !hasTurns(slot, rivals, zonedTime(at, zone))) continue;
      const last = found.at(-1);
      if (last?.to === at) last.to = until;
      else found.push({ from: at, to: until });
    }
  }
  return found;
}
