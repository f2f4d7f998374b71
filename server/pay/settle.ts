import { refusalOf } from '../call/refuse.ts';
import { putBy } from '../money/guests.ts';
import { recharge } from '../money/wallet.ts';
import type { TradeState } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { takeReturn } from './returns.ts';
import { heldTrade, keepTwice, returnToTrade, tradeOf, type KnownTrade } from './trades.ts';
import { lockSubject, purposeOf, purposes, type PaidPayment, type Purpose } from './purposes.ts';

/**
 * Outcome of news of a trade; `noted`: they are true, and nothing follows from them. `twice`: it was paid, and so was another
 * trade of the same payment; it goes back.
 */
export type Verdict =
  | 'paid'
  | 'again'
  | 'twice'
  | 'noted'
  | 'returned'
  | 'unknown'
  | 'merchant'
  | 'amount'
  | 'currency'
  | 'txn'
  | 'unpaid';

interface Told {
  name: string;
  merchant: string;
}

/** Returns why news of a trade are not those of our payment, or null. */
async function faultOf(tx: Tx, state: TradeState, known: KnownTrade | null, gateway: Told): Promise<Verdict | null> {
  if (!known) return 'unknown';
  const { payment, left } = known;
  if (state.merchant !== gateway.merchant) return 'merchant';
  if (state.amount !== payment.amount) return 'amount';
  if (state.currency !== 'CNY') return 'currency';
  if (state.status === 'unknown' || (state.status === 'paid' && state.txn === '')) return 'unpaid';
  const { txn } = left ?? payment;
  if (txn !== null && txn !== state.txn) return 'txn';
  const others = await tx.db
    .selectFrom('payments')
    .select((eb) => eb.fn.coalesce('trade', 'number').as('number'))
    .where('gateway', '=', gateway.name)
    .where('txn', '=', state.txn)
    .unionAll((eb) =>
      eb.selectFrom('payment_trades').select('number').where('gateway', '=', gateway.name).where('txn', '=', state.txn),
    )
    .execute();
  return others.some(({ number }) => number !== state.number) ? 'txn' : null;
}

/** Says why news of a trade are not those of one of our payments, before anything is asked or moved; null where they are. */
export const judge = async (tx: Tx, state: TradeState, gateway: Told): Promise<Verdict | null> =>
  faultOf(tx, state, await tradeOf(tx, gateway.name, state.number), gateway);

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

/** Puts what came in where it belongs, and buys what it was for. */
async function book(tx: Tx, payment: KnownTrade['payment']): Promise<void> {
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
}

/**
 * Makes money of a trade that was paid (MKT-03): one guarded statement decides who is first, so that it happens once,
 * however often the gateway tells of it and whoever asks it meanwhile. The amount goes into the wallet, and then buys what it
 * was for; where an order was cancelled meanwhile it stays there. Of a trade that was closed, or not paid yet, nothing follows but that what was
 * given back goes out of the wallet again. One that was left for another is the payment's if it was paid first, and goes back if second.
 */
export async function settle(tx: Tx, state: TradeState, gateway: Told): Promise<Verdict> {
  const known = await heldTrade(tx, gateway.name, state.number);
  const fault = await faultOf(tx, state, known, gateway);
  if (!known || fault) return fault ?? 'unknown';
  const { payment, left } = known;
  if (state.status !== 'paid') return (await takeReturn(tx, known, state)) ? 'returned' : 'noted';
  if (payment.status === 'paid') {
    const isTwice = await keepTwice(tx, left, state);
    const isBack = await takeReturn(tx, known, state);
    return isTwice ? 'twice' : isBack ? 'returned' : 'again';
  }
  await returnToTrade(tx, known);
  const paid = await tx.db
    .updateTable('payments')
    .set({ status: 'paid', gateway: gateway.name, txn: state.txn, paid_at: tx.now, ask_at: null })
    .where('id', '=', payment.id)
    .where('status', '<>', 'paid')
    .returningAll()
    .executeTakeFirst();
  if (!paid) return 'again';
  await book(tx, paid);
  // Its gateway may tell of both at once, where the first news got lost.
  await takeReturn(tx, { payment: paid, left: undefined }, state);
  return 'paid';
}
