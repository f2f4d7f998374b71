import { dayAt, startOf } from '../sales/days.ts';
import { promotionEnd } from '../schedule/promotion.ts';

/** Returns the last day of a promotion that begins on a day, or null where its duration gives none (AD-04). */
export function lastDayOf(startDay: string | null | undefined, promotion: string | null | undefined): string | null {
  const end = startDay ? promotionEnd(startOf(startDay), promotion) : null;
  return end === null ? null : dayAt(end - 1);
}
