const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Returns how far an instant is from now in the largest unit that fits: "3 days ago", "in 5 hours". */
export function relative(at: number, now: number, tag: string): string {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  const away = at - now;
  const [unit, ms] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS[UNITS.length - 1]!;
  return format.format(Math.trunc(away / ms), unit);
}
