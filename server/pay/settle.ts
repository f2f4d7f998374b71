import { refusalOf } from '../call/refuse.ts';
import { putBy } from '../money/guests.ts';
import { recharge } from '../money/wallet.ts';
import type { TradeState } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { takeReturn } from './returns.ts';
import { lockSubject, purposeOf, purposes, type PaidPayment, type Purpose } from './purposes.ts';

/** Outcome of news of a trade; `noted`: they are true, and nothing follows from them. */
export type Verdict =
  | 'paid'
  | 'again'
  | 'noted'
  | 'returned'
  | 'unknown'
  | 'merchant'
  | 'amount'
  | 'currency'
  | 'txn'
  | 'unpaid';

/** Returns why news of a trade are not those of our payment, or null. */
async function faultOf(tx: Tx, state: TradeState, merchant: string, gateway: string): Promise<Verdict | null> {
  const payment = await tx.db.selectFrom('payments').selectAll().where('number', '=', state.number).executeTakeFirst();
  if (!payment || (payment.gateway !== null && payment.gateway !== gateway)) return 'unknown';
  if (state.merchant !== merchant) return 'merchant';
  if (state.amount !== payment.amount) return 'amount';
  if (state.currency !== 'CNY') return 'currency';
  if (state.status === 'unknown' || (state.status === 'paid' && state.txn === '')) return 'unpaid';
  if (payment.txn !== null && payment.txn !== state.txn) return 'txn';
  const other = await tx.db
    .selectFrom('payments')
    .select('number')
    .where('gateway', '=', gateway)
    .where('txn', '=', state.txn)
    .executeTakeFirst();
  return other && other.number !== state.number ? 'txn' : null;
}

/** Says why news of a trade are not those of one of our payments, before anything is asked or moved; null where they are. */
export const judge = (
  tx: Tx,
  state: TradeState,
  gateway: { name: string; merchant: string },
): Promise<Verdict | null> => faultOf(tx, state, gateway.merchant, gateway.name);

/**
 * Buys what a payment is for. What is refused is not bought, and undone to the last row: that the money came in stands, or it
 * would be told of, and lost, for ever.
 */
async function buy(tx: Tx, purpose: Purpose, payment: PaidPayment): Promise<boolean | 'part'> {
  try {
    return await tx.savepoint<boolean | 'part'>(() => purposes[purpose](tx, payment));
  } catch (error) {
    if (refusalOf(error)) return false;
    throw error;
  }
}

/**
 * Makes money of a trade that was paid (MKT-03): one guarded statement decides who is first, so that it happens once,
 * however often the gateway tells of it and whoever asks it meanwhile. The amount goes into the wallet, and then buys what it
 * was for; where an order was cancelled meanwhile it stays there. Of a trade that was closed, or not paid yet, nothing follows but that what was
 * given back goes out of the wallet again.
 */
export async function settle(tx: Tx, state: TradeState, gateway: { name: string; merchant: string }): Promise<Verdict> {
  const fault = await faultOf(tx, state, gateway.merchant, gateway.name);
  if (fault) return fault;
  if (state.status !== 'paid') return (await takeReturn(tx, state)) ? 'returned' : 'noted';
  const payment = await tx.db
    .updateTable('payments')
    .set({ status: 'paid', gateway: gateway.name, txn: state.txn, paid_at: tx.now, ask_at: null })
    .where('number', '=', state.number)
    .where('status', '<>', 'paid')
    .returningAll()
    .executeTakeFirst();
  if (!payment) return state.returned && (await takeReturn(tx, state)) ? 'returned' : 'again';
  const { id, corp_id: corpId, creator_id: creatorId, subject_id: subjectId, ref, amount } = payment;
  const purpose = purposeOf(payment.purpose);
  const advertiserId = await lockSubject(tx, purpose, subjectId);
  const money = { key: `payment ${id}`, ref, corpId, amount, from: 'clearing', creatorId, advertiserId } as const;
  // A passer-by has no wallet: what came in is nobody's until it bought something.
  if (purpose === 'cast') await putBy(tx, { key: money.key, purse: `cast:${subjectId}`, ref, corpId, amount });
  else await recharge(tx, money, purpose === 'recharge' ? 'recharge' : 'credit');
  const bought = await buy(tx, purpose, { id, corpId, creatorId, subjectId, ref, amount });
  await tx.db
    .updateTable('payments')
    .set({ outcome: bought === 'part' ? 'part' : bought ? 'done' : 'credit' })
    .where('id', '=', id)
    .execute();
  return 'paid';
}
