interface DayRow {
  sensorId?: string | null;
  day?: string | null;
}

/** Returns the list of records (its path) as it shows one sensor's day. */
export function recordsOf(path: string | null, { sensorId, day }: DayRow): string | null {
  if (!path || !sensorId || !day) return null;
  return `${path}?${new URLSearchParams({ filter: JSON.stringify({ sensorId, day: { gte: day, lte: day } }) })}`;
}
