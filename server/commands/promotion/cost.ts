import { sql } from 'kysely';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';

/**
 * What an order costs its buyer (ADS-04): its amount, and once it is settled what was earned less what was refunded. The one rule
 * of figures and budgets, for a row and for a sum of rows.
 */
export const costOf = ({ settledAt, amountFen, earnedFen, refundedFen }: AdsOrderStored): number =>
  settledAt === null ? (amountFen ?? 0) : (earnedFen ?? 0) - (refundedFen ?? 0);

export const sumOfCosts = () =>
  sql<number>`coalesce(sum(case when settled_at is null then amount_fen else coalesce(earned_fen, 0) - coalesce(refunded_fen, 0) end), 0)`;
