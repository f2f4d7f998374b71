import { sql } from 'kysely';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';

/**
 * What an order costs its buyer or may come to cost (ADS-04): its amount, which of one that bids is all that it may spend, and once
 * it is settled what was earned less what was refunded. The one rule of budgets, for a row and for a sum of rows.
 */
export const costOf = ({ settledAt, amountFen, earnedFen, refundedFen }: AdsOrderStored): number =>
  settledAt === null ? (amountFen ?? 0) : (earnedFen ?? 0) - (refundedFen ?? 0);

export const sumOfCosts = () =>
  sql<number>`coalesce(sum(case when settled_at is null then amount_fen else coalesce(earned_fen, 0) - coalesce(refunded_fen, 0) end), 0)`;

/** Sums the cost of orders so far, the one rule of figures: as above, but of one that bids the charges of its plays (MKT-10). */
export const sumOfSpend = () =>
  sql<number>`coalesce(sum(case when settled_at is not null then coalesce(earned_fen, 0) - coalesce(refunded_fen, 0)
    when selling_mode = 'rtb' then coalesce(spent_fen, 0) else amount_fen end), 0)`;
