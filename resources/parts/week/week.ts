import { addDays } from '#core/time.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';

export type Week = CallTypes['deviceTimer.week']['output']['screens'][number];
export type WeekEvent = Week['events'][number];

const DAY_MINUTES = 1440;
const DAYS = 7;

/** Part of a day during which a screen is off, in minutes since its midnight. */
interface OffPart {
  from: number;
  to: number;
}

export interface WeekDay {
  date: string;
  events: WeekEvent[];
  off: OffPart[];
}

const isPower = ({ action }: WeekEvent): boolean => action === 'powerOff' || action === 'powerOn';

/**
 * Returns the days of a week with what happens on each, and when it is off. A week whose first switch is "on" begins
 * off. What the screen cannot do leaves it on.
 */
export function daysOf({ from, events }: Pick<Week, 'from' | 'events'>): WeekDay[] {
  const power = events.filter((event) => isPower(event) && event.able);
  let isOff = power[0]?.action === 'powerOn';
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(from, index);
    const off: OffPart[] = [];
    let since = isOff ? 0 : null;
    for (const { action, minute } of power.filter((event) => event.date === date)) {
      if (action === 'powerOff') since ??= minute;
      else if (since !== null) {
        off.push({ from: since, to: minute });
        since = null;
      }
    }
    if (since !== null) off.push({ from: since, to: DAY_MINUTES });
    isOff = since !== null;
    return { date, events: events.filter((event) => event.date === date), off };
  });
}

/** Returns minutes since midnight as "06:05". */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
