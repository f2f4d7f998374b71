import { isTimeWindow } from '#src/ui/fields/ScheduleField.tsx';

/** Days and hours of one material within those of its ad (AD-16). */
export interface MaterialTimes {
  material: string;
  weekdays?: number[];
  windows?: { from: string; to: string }[];
  dates?: string[];
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const TIME = /^\d\d:\d\d$/;

/** Reads the times from a form or a record: what is not complete yet is left out, and a material without any. */
export function readTimes(value: unknown): MaterialTimes[] {
  return list(value).flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    const { material, weekdays, windows, dates } = one as Record<string, unknown>;
    if (typeof material !== 'string') return [];
    const days = list(weekdays).filter((day) => typeof day === 'number');
    const hours = list(windows).filter((hour) => isTimeWindow(hour) && TIME.test(hour.from) && TIME.test(hour.to));
    const single = list(dates).filter((day) => typeof day === 'string');
    if (days.length + hours.length + single.length === 0) return [];
    return [
      {
        material,
        ...(days.length > 0 ? { weekdays: days } : {}),
        ...(hours.length > 0 ? { windows: hours as { from: string; to: string }[] } : {}),
        ...(single.length > 0 ? { dates: single } : {}),
      },
    ];
  });
}
