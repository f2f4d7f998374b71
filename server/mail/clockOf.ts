import { zonedTime } from '#core/time.ts';

/** Returns a moment by the clock of a zone, which it names: "2026-06-01 10:00 (Asia/Shanghai)". */
export function clockOf(instant: number, zone: string): string {
  const { date, minute } = zonedTime(instant, zone);
  const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${date} ${time} (${zone})`;
}
