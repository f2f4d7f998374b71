import { refusalOf } from '../call/refuse.ts';
import { takeBack } from '../money/wallet.ts';
import type { Services, TradeState } from '../services.ts';
import type { Tx } from '../store/types.ts';
import type { KnownTrade } from './trades.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Payments of one round. */
const AT_ONCE = 50;

/** Returns what went back of a trade in all: as its gateway says, or as the sum of what it told of one by one. */
async function totalOf(tx: Tx, state: TradeState, gateway: string): Promise<number> {
  const { number, status, amount, returned, givenBack } = state;
  // A trade that was paid and is closed was given back whole.
  if (!givenBack) return returned ?? (status === 'closed' ? amount : 0);
  if (givenBack.amount <= 0) return 0;
  await tx.db
    .insertInto('payment_returns')
    .values({ gateway, refund_id: givenBack.id, number, amount: givenBack.amount, at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const told = await tx.db
    .selectFrom('payment_returns')
    .select('amount')
    .where('gateway', '=', gateway)
    .where('number', '=', number)
    .execute();
  return told.reduce((sum, one) => sum + one.amount, 0);
}

/**
 * Keeps what the gateway gave back of a paid payment that we did not ask it to, as when somebody refunds it in the gateway's own
 * console, and takes it out of the wallet again. Returns false where nothing is new: the payment was never paid, or we asked.
 */
export async function takeReturn(tx: Tx, { payment, left }: KnownTrade, state: TradeState): Promise<boolean> {
  const total = await totalOf(tx, state, left?.gateway ?? payment.gateway ?? '');
  if (total <= 0 || total > payment.amount) return false;
  if (left) return keepTwiceBack(tx, left, total === payment.amount);
  const { numUpdatedRows } = await tx.db
    .updateTable('payments')
    .set({ returned: total })
    .where('id', '=', payment.id)
    .where('status', '=', 'paid')
    .where('refund', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('returned', eb.lit(0)), '<', total))
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  await book(tx, payment.number);
  return true;
}

/** Keeps that what was paid a second time went back, before we asked or because we did: it was never in a wallet. */
async function keepTwiceBack(tx: Tx, left: KnownTrade['left'] & object, isWhole: boolean): Promise<false> {
  if (isWhole)
    await tx.db
      .updateTable('payment_trades')
      .set({ refund: 'done', ask_at: null })
      .where('gateway', '=', left.gateway)
      .where('number', '=', left.number)
      .where('refund', '=', 'due')
      .execute();
  return false;
}

/**
 * Books what went back of a payment. A wallet that has less, and what a passer-by paid, is left as it is: the proof of the books tells of
 * it until it can be booked.
 */
async function book(tx: Tx, number: string): Promise<boolean> {
  const payment = await tx.db
    .selectFrom('payments')
    .select(['id', 'corp_id', 'ref', 'purpose', 'returned', 'taken_back'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const { id, corp_id: corpId, ref, purpose, returned, taken_back: taken } = payment;
  const amount = (returned ?? 0) - (taken ?? 0);
  if (purpose === 'cast' || amount <= 0) return false;
  try {
    await tx.savepoint(() =>
      takeBack(tx, { key: `returned ${id} ${returned}`, ref, corpId, amount, from: 'clearing' }),
    );
  } catch (error) {
    if (refusalOf(error)) return false;
    throw error;
  }
  await tx.db.updateTable('payments').set({ taken_back: returned }).where('id', '=', id).execute();
  return true;
}

/** Books what went back of payments whose wallets had too little for it. Returns how many. */
export async function bookReturns({ store }: Pick<Services, 'store'>): Promise<number> {
  const due = await store.read(SYSTEM, (tx) =>
    tx.db
      .selectFrom('payments')
      .select('number')
      .where('returned', 'is not', null)
      .where('purpose', '<>', 'cast')
      .where((eb) => eb('returned', '>', eb.fn.coalesce('taken_back', eb.lit(0))))
      .limit(AT_ONCE)
      .execute(),
  );
  let booked = 0;
  for (const { number } of due) if (await store.write(SYSTEM, (tx) => book(tx, number))) booked += 1;
  return booked;
}
