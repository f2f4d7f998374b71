import { randomBytes } from 'node:crypto';
import { limits } from '#generated/model/limits.gen.ts';
import type { TradeState } from '../services.ts';
import { lockedBy } from '../store/rowLock.ts';
import type { Tx } from '../store/types.ts';
import { firstAsk } from './openPayment.ts';

/**
 * Trades of payments: a payment is open at one gateway at a time, under one number there. Whoever comes with another app has the
 * trade before closed, and gets one with a number of its own: what a gateway has closed it opens no more. The one that is left
 * is kept here, because it may have been paid after all.
 */

/** A trade as it stands, without what it costs. */
export interface TradeKey {
  gateway: string;
  /** Digest of the person for whom it was opened; null where anybody may pay it. */
  payer: string | null;
}

const paymentsOf = (tx: Tx) => tx.db.selectFrom('payments').selectAll();
type PaymentRow = NonNullable<Awaited<ReturnType<ReturnType<typeof paymentsOf>['executeTakeFirst']>>>;

const leftOf = (tx: Tx, gateway: string, number: string) =>
  tx.db
    .selectFrom('payment_trades')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('number', '=', number)
    .executeTakeFirst();

/** Trade that a gateway tells of. */
export interface KnownTrade {
  payment: PaymentRow;
  /** Absent: the payment's present one. */
  left: Awaited<ReturnType<typeof leftOf>>;
}

/** Number of a payment's present trade at its gateway. */
export const numberOf = ({ trade, number }: { trade: string | null; number: string }): string => trade ?? number;

/** Returns the trade of this number at a gateway, with the payment that it is of; null for none of ours. */
export async function tradeOf(tx: Tx, gateway: string, number: string): Promise<KnownTrade | null> {
  const left = await leftOf(tx, gateway, number);
  const payment = await paymentsOf(tx)
    .where((eb) =>
      left
        ? eb('id', '=', left.payment_id)
        : eb.or([eb('trade', '=', number), eb.and([eb('number', '=', number), eb('trade', 'is', null)])]),
    )
    .executeTakeFirst();
  if (!payment) return null;
  return left || payment.gateway === null || payment.gateway === gateway ? { payment, left } : null;
}

/** Returns a trade whose payment nobody else changes until the transaction ends. */
export async function heldTrade(tx: Tx, gateway: string, number: string): Promise<KnownTrade | null> {
  const seen = await tradeOf(tx, gateway, number);
  if (!seen) return null;
  await lockedBy(tx, tx.db.selectFrom('payments').select('id').where('id', '=', seen.payment.id), 'id').execute();
  return tradeOf(tx, gateway, number);
}

/** Gives a payment that was never opened its first trade. Returns false where somebody else was first. */
export async function beginTrade(tx: Tx, { id }: PaymentRow, { gateway, payer }: TradeKey): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('payments')
    .set({ gateway, payer, ask_at: firstAsk(tx.now) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('gateway', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

const keepLeft = (tx: Tx, { id, gateway, trade, number }: PaymentRow, askAt: number) =>
  tx.db
    .insertInto('payment_trades')
    .values({
      gateway: gateway ?? '',
      number: numberOf({ trade, number }),
      payment_id: id,
      status: 'left',
      left_at: tx.now,
      ask_at: askAt,
      asks: 0,
    })
    .execute();

/**
 * Leaves a payment's trade, which was closed at its gateway, for a new one. Returns the number of that; null where somebody else
 * was first, or it was paid meanwhile. The one that was left is asked for again: a code of Alipay's that was not scanned yet
 * cannot be closed.
 */
export async function leaveTrade(tx: Tx, payment: PaymentRow, { gateway, payer }: TradeKey): Promise<string | null> {
  const trade = randomBytes(16).toString('hex');
  const { numUpdatedRows } = await tx.db
    .updateTable('payments')
    .set({ gateway, payer, trade, url: null, ask_at: firstAsk(tx.now), asks: 0 })
    .where('id', '=', payment.id)
    .where('status', '=', 'pending')
    .where('gateway', '=', payment.gateway)
    .where((eb) => eb(eb.fn.coalesce('trade', 'number'), '=', numberOf(payment)))
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return null;
  await keepLeft(tx, payment, tx.now + limits.payAsk);
  return trade;
}

/**
 * Makes a trade that was left, and paid after all, the one of its payment, which nobody has paid yet. The one that was open
 * meanwhile is left in its place, and closed with the next round. The payment is held.
 */
export async function returnToTrade(tx: Tx, { payment, left }: KnownTrade): Promise<void> {
  if (!left) return;
  await tx.db
    .deleteFrom('payment_trades')
    .where('gateway', '=', left.gateway)
    .where('number', '=', left.number)
    .execute();
  await keepLeft(tx, payment, tx.now);
  await tx.db
    .updateTable('payments')
    .set({ gateway: left.gateway, trade: left.number, payer: null, url: null })
    .where('id', '=', payment.id)
    .execute();
}

/**
 * Keeps that a trade which was left was paid, though another one has paid its payment: it goes back to whoever paid it
 * (leftTrades.ts). Returns false where that is known.
 */
export async function keepTwice(tx: Tx, left: KnownTrade['left'], { txn }: TradeState): Promise<boolean> {
  if (!left) return false;
  const { numUpdatedRows } = await tx.db
    .updateTable('payment_trades')
    .set({ status: 'paid', txn, refund: 'due', ask_at: tx.now, asks: 0 })
    .where('gateway', '=', left.gateway)
    .where('number', '=', left.number)
    .where('status', '<>', 'paid')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
