export interface Range {
  gte?: string;
  lte?: string;
}

/** First day of a preset relative to today, and last. */
const DAYS: Readonly<Record<string, readonly [number, number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last3: [-2, 0],
  last7: [-6, 0],
  last30: [-29, 0],
  last90: [-89, 0],
  next7: [0, 6],
  next30: [0, 29],
};

export const knownPresets = (names: readonly string[]): string[] => names.filter((name) => name in DAYS);

/** Returns the instants of a preset: whole days in the zone of whoever looks, `now` in milliseconds. */
export function presetRange(name: string, now: number): Range {
  const [first, last] = DAYS[name] ?? [0, 0];
  const from = new Date(now);
  from.setHours(0, 0, 0, 0);
  from.setDate(from.getDate() + first);
  const to = new Date(now);
  to.setHours(23, 59, 59, 999);
  to.setDate(to.getDate() + last);
  return { gte: from.toISOString(), lte: to.toISOString() };
}
