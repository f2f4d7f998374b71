import { promotionEnd } from '#core/schedule/promotion.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { refuse } from '../../call/refuse.ts';

type Period = Pick<AdStored, 'startAt' | 'endAt' | 'promotion'>;

/**
 * Refuses a start that is moved to a moment too near, by the rule of a new ad (AD-04): screens need the time to fetch its
 * content. An emergency may start at once, as it may when it is made; a start that stays is not asked again.
 */
export function checkStart(
  before: Pick<AdStored, 'startAt'>,
  { startAt, type }: Pick<AdStored, 'startAt' | 'type'>,
  now: number,
): void {
  const isKept = startAt === null || startAt === before.startAt;
  if (isKept || type === 'emergency' || startAt >= now + limits.scheduling) return;
  throw refuse('PAYLOAD_INVALID', { issues: [{ path: 'startAt', rule: 'ad.startLead', args: {} }] });
}

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
