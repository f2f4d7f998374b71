import { promotionEnd } from '#core/schedule/promotion.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';

type Period = Pick<AdStored, 'startAt' | 'endAt' | 'promotion'>;

/** Returns the end that a promotion's duration gives, counted from its start, or from now while approval is its start (AD-04). */
export function periodOf({ startAt, promotion }: Partial<Period>, now: number): Partial<Period> {
  const endAt = promotionEnd(startAt ?? now, promotion);
  return endAt === null ? {} : { endAt };
}

/** Computes the period of an update: an end that was entered wins, and changes the duration. */
export function changedPeriod(before: Period, merged: Period, now: number): Partial<Period> {
  const isTyped = merged.endAt !== before.endAt && merged.promotion === before.promotion;
  const period = periodOf(merged, now);
  if (isTyped && period.endAt !== undefined && period.endAt !== merged.endAt && merged.startAt === before.startAt)
    return { promotion: 'other' };
  return period;
}
