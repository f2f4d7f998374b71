const DAY_MS = 86_400_000;

/** A time during which something was so, milliseconds; null: it still is. */
interface Span {
  since: number;
  until: number | null;
}

interface Between {
  startAt: number;
  endAt: number;
}

/** Returns the days of a period, counted from its first as 0, that any of these times touches. */
export function heldDays(spans: readonly Span[], { startAt, endAt }: Between): Set<number> {
  const days = new Set<number>();
  for (const { since, until } of spans) {
    const from = Math.max(since, startAt);
    const to = Math.min(until ?? endAt, endAt);
    if (from >= to) continue;
    const first = Math.floor((from - startAt) / DAY_MS);
    const count = Math.ceil((to - startAt) / DAY_MS) - first;
    for (const n of Array.from({ length: count }).keys()) days.add(first + n);
  }
  return days;
}

/** Returns the days of a period, counted from its first as 0, that none of these times touches; of the last only where it is whole. */
export function otherDays(spans: readonly Span[], { startAt, endAt }: Between): Set<number> {
  const touched = heldDays(spans, { startAt, endAt });
  const days = Array.from({ length: Math.max(0, Math.floor((endAt - startAt) / DAY_MS)) }, (_, n) => n);
  return new Set(days.filter((day) => !touched.has(day)));
}
